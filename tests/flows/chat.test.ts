import { describe, expect, test } from 'vitest';
import { type ChatAnswers, chatDelay, earliestDay, nextInChat, playChat } from '#flows/chat.ts';
import { isoDay } from '#lib/date.ts';
import { partsOf } from '#flows/fill.ts';
import { chat } from './scripts.ts';

const say = (...given: string[]): ChatAnswers =>
  given.reduce<ChatAnswers>((answers, text) => nextInChat(chat, answers, text), {});
const after = (...given: string[]) => playChat(chat, say(...given));

/** The answers of the shortest way to the final step. */
const way = ['Yes, I might', 'Yes, it did', '2025-10-12', 'No', 'No', 'Yes', 'Yes', '212 555 0100'];

describe('The chat', () => {
  test('is named, online, and has 10 steps (0-9)', () => {
    expect([chat.title, chat.status, chat.steps.length]).toEqual(['NY Law Assistant', 'Online', 10]);
  });

  test('says that it is automated and gives no legal advice', () => {
    expect(chat.notice).toMatch(/automated/i);
    expect(chat.notice).toMatch(/no legal advice/i);
  });

  test('greets after 500 ms, replies after 1000, and is empty 300 ms after it was closed; its calendar starts in 1900', () => {
    expect(chatDelay).toEqual({ greeting: 500, reply: 1000, reset: 300 });
    expect(isoDay(earliestDay)).toBe('1900-01-01');
  });

  const kinds = [
    'options',
    'options',
    'date',
    'options',
    'text',
    'options',
    'options',
    'options',
    'phone',
    'final',
  ];
  test.each(kinds.map((kind, index) => [index, kind] as const))(
    'step %i is of the kind %s',
    (index, kind) => {
      expect(chat.steps[index]!.kind).toBe(kind);
    },
  );

  test("step 0: 'Are you looking to see if you have a potential case?' 'Yes, I might' leads to 1", () => {
    expect(after().messages).toEqual([
      { from: 'bot', text: 'Are you looking to see if you have a potential case?' },
    ]);
    expect(after('Yes, I might').index).toBe(1);
  });

  test("step 0: 'No, just browsing' ends with a friendly closing message (state -1)", () => {
    const { index, step, messages } = after('No, just browsing');
    expect([index, step]).toEqual([-1, undefined]);
    expect(messages.at(-1)).toMatchObject({
      from: 'bot',
      text: expect.stringContaining('thank you') as string,
    });
  });

  test('the final step offers to hand over the answers, the end outside the city offers the counties', () => {
    expect(after(...way).offer).toEqual({ kind: 'answers' });
    expect(after('Yes, I might', 'No, somewhere else').offer).toEqual({
      kind: 'counties',
      says: expect.stringContaining('one of these counties') as string,
    });
    expect(after('No, just browsing').offer).toBeUndefined();
    expect(after('Yes, I might').offer).toBeUndefined();
  });

  test("step 1: 'Yes, it did' leads to 2", () => {
    expect(after(...way.slice(0, 1)).messages.at(-1)!.text).toContain('within New York City?');
    expect(after(...way.slice(0, 2)).index).toBe(2);
  });

  test("step 1: 'No, somewhere else' ends with a message that the practice handles only New York City cases", () => {
    const { index, messages } = after('Yes, I might', 'No, somewhere else');
    expect(index).toBe(-1);
    expect(messages.at(-1)!.text).toContain('handles only New York City cases');
  });

  test('step 2: When did the accident occur? leads to 3, and the date is shown in long format', () => {
    expect(after(...way.slice(0, 2)).messages.at(-1)!.text).toBe('When did the accident occur?');
    const { index, messages } = after(...way.slice(0, 3));
    expect(index).toBe(3);
    expect(messages.at(-2)).toEqual({ from: 'user', text: 'October 12, 2025' });
  });

  test("step 3: 'Were you injured in the accident?' Yes goes to 4; No skips to 5", () => {
    expect(after(...way.slice(0, 3)).messages.at(-1)!.text).toBe('Were you injured in the accident?');
    expect(after(...way.slice(0, 3), 'Yes').index).toBe(4);
    expect(after(...way.slice(0, 3), 'No').index).toBe(5);
  });

  test('step 4: Briefly describe injuries leads to 5', () => {
    expect(after(...way.slice(0, 3), 'Yes', 'A broken arm').index).toBe(5);
  });

  test.each([
    [5, 'Were you at fault?', ['No', 'Yes']],
    [6, 'Insurance at the time?', ['Yes', 'No']],
    [7, 'Visited a doctor or hospital?', ['Yes', 'No']],
  ])('step %i: %s %j both lead to the next step', (index, _, labels) => {
    const step = chat.steps[index]!;
    expect(step.kind === 'options' && step.options.map(({ label }) => label)).toEqual(labels);
    for (const label of labels) expect(after(...way.slice(0, index - 1), label).index).toBe(index + 1);
  });

  test('step 8: Provide phone number leads to 9, the final thank-you with the link', () => {
    const { index, step, messages } = after(...way);
    expect([index, step?.kind]).toEqual([9, 'final']);
    expect(step?.kind === 'final' && step.link).toBe('click here to schedule your free consultation');
    expect(messages.at(-1)!.text).toMatch(/thank you/i);
    expect(
      partsOf(messages.at(-1)!.text, ['link', 'phone']).filter(({ kind }) => kind === 'placeholder'),
    ).toEqual([
      { kind: 'placeholder', name: 'link' },
      { kind: 'placeholder', name: 'phone' },
    ]);
  });

  test('answers are kept as question_{step index}, accidentDate, injuryType and phoneNumber', () => {
    const answers = say(...way.slice(0, 3), 'Yes', 'A broken arm', 'No', 'Yes', 'No', '212 555 0100');
    expect(answers).toEqual({
      question_0: 'Yes, I might',
      question_1: 'Yes, it did',
      accidentDate: '2025-10-12',
      question_3: 'Yes',
      injuryType: 'A broken arm',
      question_5: 'No',
      question_6: 'Yes',
      question_7: 'No',
      phoneNumber: '212 555 0100',
    });
  });

  test.each(['', '   ', '\n\t'])('an empty or whitespace-only submission (%j) is ignored', (given) => {
    const text = say(...way.slice(0, 3), 'Yes');
    expect(nextInChat(chat, text, given)).toBe(text);
    const phone = say(...way.slice(0, 7));
    expect(playChat(chat, phone).index).toBe(8);
    expect(nextInChat(chat, phone, given)).toBe(phone);
  });

  test('a phone number may have any form', () => {
    expect(after(...way.slice(0, 7), 'evenings only').index).toBe(9);
  });

  test('an answer that is not offered, or that comes after the end, changes nothing', () => {
    expect(say('Perhaps')).toEqual({});
    const ended = say('No, just browsing');
    expect(nextInChat(chat, ended, 'Yes, I might')).toBe(ended);
    const final = say(...way);
    expect(nextInChat(chat, final, 'More')).toBe(final);
  });

  test('text placeholder, phone placeholder and date placeholder are those of the specification', () => {
    const placeholders = chat.steps.flatMap((step) =>
      'placeholder' in step ? [[step.kind, step.placeholder]] : [],
    );
    expect(placeholders).toEqual([
      ['date', 'Pick a date'],
      ['text', 'Type your answer...'],
      ['phone', 'Enter your phone number...'],
    ]);
  });
});

describe('Every path through the chat', () => {
  const ends: { path: string[]; index: number; asked: number }[] = [];
  const walk = (path: string[]): void => {
    const { step, index, messages } = after(...path);
    if (!step || step.kind === 'final') {
      ends.push({ path, index, asked: messages.filter(({ from }) => from === 'user').length });
      return;
    }
    const samples = { date: ['1900-01-01'], text: ['words'], phone: ['123'] };
    const given = step.kind === 'options' ? step.options.map(({ label }) => label) : samples[step.kind];
    for (const text of given) walk([...path, text]);
  };
  walk([]);

  test('ends: two end early, and sixteen lead to the scheduling link', () => {
    expect(ends.filter(({ index }) => index === -1)).toHaveLength(2);
    expect(ends.filter(({ index }) => index === 9)).toHaveLength(16);
    expect(ends).toHaveLength(18);
  });

  test('shows every answer in the transcript', () => {
    for (const { path, asked } of ends) expect(asked).toBe(path.length);
  });
});
