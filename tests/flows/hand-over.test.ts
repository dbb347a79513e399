import { describe, expect, test } from 'vitest';
import { visitorScript } from '#flows/visitor-script.ts';
import { nextInChat, type ChatAnswers } from '#flows/chat.ts';
import { answer, playForm, start } from '#flows/form.ts';
import { answersOfChat, prefill } from '#flows/hand-over.ts';
import { chat, chatSource, complete, field, form } from './scripts.ts';

const say = (...given: string[]): ChatAnswers =>
  given.reduce<ChatAnswers>((answers, text) => nextInChat(chat, answers, text), {});

const toTheEnd = say(
  'Yes, I might',
  'Yes, it did',
  '2025-10-12',
  'Yes',
  'A broken arm',
  'No',
  'Yes',
  'No',
  '212 555 0100',
);

describe('The answers that the chat hands over', () => {
  test('are date, injury, treatment, insurance, fault and phone, in the words of the form', () => {
    expect(answersOfChat(chat, toTheEnd)).toEqual({
      accidentDate: '2025-10-12',
      injuryDescription: 'A broken arm',
      whoAtFault: "It was someone else's fault",
      hadInsurance: 'Yes',
      medicalTreatment: 'No',
      phone: '212 555 0100',
    });
  });

  test('are only those to questions that were asked', () => {
    expect(answersOfChat(chat, say('Yes, I might', 'No, somewhere else'))).toEqual({});
    const uninjured = say('Yes, I might', 'Yes, it did', '2025-10-12', 'No', 'Yes');
    expect(answersOfChat(chat, uninjured)).toEqual({
      accidentDate: '2025-10-12',
      whoAtFault: 'It was my fault',
    });
  });

  test('fill in the form, which keeps its presets', () => {
    const { answers } = prefill(form, start(form), answersOfChat(chat, toTheEnd));
    expect(answers).toEqual({ state: 'NY', ...answersOfChat(chat, toTheEnd) });
  });

  test('take even a visitor who had filled in the form back to its first step', () => {
    const taken = prefill(form, { answers: complete, at: 4 }, answersOfChat(chat, toTheEnd));
    expect(playForm(form, taken).index).toBe(0);
  });

  test('replace earlier answers, but are added to a long text, and only once', () => {
    const before = answer(
      answer(start(form), field('phone'), '1'),
      field('injuryDescription'),
      'I fell from a ladder.',
    );
    const given = { phone: '2', injuryDescription: 'A broken arm' };
    const once = prefill(form, before, given);
    expect(once.answers).toMatchObject({
      phone: '2',
      injuryDescription: 'I fell from a ladder.\nA broken arm',
    });
    expect(prefill(form, once, given)).toEqual(once);
  });
});

test('The chat offers the counties that belong to no service area', () => {
  const settings = {
    firm: { product: 'Maple Law' },
    phones: { main: '(802) 555-0110', alternate: '(802) 555-0111' },
    schedulingUrl: 'https://schedule.maplelaw.example/',
    emailjs: { serviceId: '', templateId: '', publicKey: '', origin: '' },
  };
  const counties = [
    { name: 'Chittenden County', serviceArea: 'burlington' },
    { name: 'Addison County', serviceArea: undefined },
    { name: 'Orange County' },
  ];
  const script = visitorScript({
    settings,
    counties,
    flows: { form, chat: chatSource },
    translations: {},
  });
  expect(script.counties).toEqual(['Addison County', 'Orange County']);
});
