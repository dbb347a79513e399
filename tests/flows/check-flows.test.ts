import { describe, expect, test } from 'vitest';
import { checkFlows } from '#content/checks/flows/check-flows.ts';
import { tellOf } from '#content/checks/tell.ts';
import { chatScriptSchema } from '#content/schemas/flows/chat.ts';
import { formScriptSchema } from '#content/schemas/flows/case-evaluation.ts';
import { validate } from '#content/validate/validate.ts';
import type { Problem } from '#lib/problem.ts';
import { chatName, formName, sourceOf, textOf } from './scripts.ts';

/** The problems of the flows after one text of a file was changed. */
function problemsAfter(name: string, from: string | RegExp, to: string): Problem[] {
  const before = textOf(name);
  const after = before.replace(from, to);
  if (before === after) throw new Error(`${name} does not hold ${from}`);
  const problems: Problem[] = [];
  const sources = new Map(
    [formName, chatName].map((file) => [file, sourceOf(file, file === name ? after : undefined)]),
  );
  const read = (file: string) => sources.get(file)!;
  const form = validate(read(formName), read(formName).value, formScriptSchema, problems);
  const chat = validate(read(chatName), read(chatName).value, chatScriptSchema, problems);
  checkFlows({ flows: { form, chat } }, tellOf(sources, problems));
  return problems;
}

const lineOf = (name: string, text: string) => textOf(name).split(text)[0]!.split('\n').length;

test('The flows of this site have no mistake', () => {
  const problems: Problem[] = [];
  const sources = new Map([formName, chatName].map((file) => [file, sourceOf(file)]));
  const form = formScriptSchema.parse(sources.get(formName)!.value);
  const chat = chatScriptSchema.parse(sources.get(chatName)!.value);
  checkFlows({ flows: { form, chat } }, tellOf(sources, problems));
  expect(problems).toEqual([]);
});

test('A flow that could not be loaded is not checked', () => {
  const problems: Problem[] = [];
  checkFlows({ flows: {} }, tellOf(new Map(), problems));
  expect(problems).toEqual([]);
});

describe('The chat', () => {
  const says = (from: string | RegExp, to: string) =>
    problemsAfter(chatName, from, to).map((problem) => problem.says);

  test('an unknown next step is reported with its line and a suggestion', () => {
    expect(problemsAfter(chatName, 'next: insurance', 'next: insurence')).toMatchObject([
      {
        file: 'data/flows/chat.yaml',
        line: lineOf(chatName, 'next: insurance'),
        says: 'There is no step "insurence".',
        fix: 'Did you mean "insurance"?',
      },
    ]);
  });

  test('a next step that resembles no other is reported, and the first of the steps that it cuts off', () => {
    expect(says('next: accident-date', 'next: day')).toEqual([
      'There is no step "day".',
      'No answer leads to the step "accident-date".',
    ]);
  });

  test('an unknown next step of several options is reported once', () => {
    const slips = says('    next: doctor\n', '    next: doctorr\n').filter((letter) =>
      letter.includes('doctorr'),
    );
    expect(slips).toEqual(['There is no step "doctorr".']);
  });

  test('a dead end is reported', () => {
    expect(says('    next: doctor\n', '')).toContain('The step "insurance" is a dead end.');
    expect(says('    next: injured\n', '')).toContain('The step "accident-date" is a dead end.');
  });

  test('an unreachable step is reported', () => {
    expect(
      problemsAfter(chatName, '{ label: "Yes", next: injuries }', '{ label: "Yes", next: fault }'),
    ).toMatchObject([
      {
        says: 'No answer leads to the step "injuries".',
        fix: 'Write its id after "next:" in another step, or delete this step.',
      },
    ]);
  });

  test('a conversation that goes in a circle is reported', () => {
    expect(says('next: doctor', 'next: injured')).toContain(
      'The conversation goes in a circle, back to the step "injured".',
    );
  });

  test('a circle that two answers lead into at different steps is reported once', () => {
    const circles = says('    next: doctor\n', '    next: injuries\n').filter((letter) =>
      letter.includes('circle'),
    );
    expect(circles).toEqual(['The conversation goes in a circle, back to the step "injuries".']);
  });

  test('a step with more than one kind of answer is reported', () => {
    expect(says('    next: injured\n', '    next: injured\n    link: "here"\n')).toContain(
      'The step "accident-date" has more than one kind of answer: date and link.',
    );
  });

  test('a step without an answer is reported', () => {
    expect(says(/ {4}text: \{.*\n/, '')).toContain('The step "injuries" takes no answer.');
  });

  test('an answer that both goes on and ends is reported', () => {
    expect(says('{ label: "No", next: fault }', '{ label: "No", next: fault, end: "Bye" }')).toContain(
      'The answer "No" both continues the conversation and ends it.',
    );
  });

  test('two steps with one name are reported', () => {
    expect(says('- id: doctor', '- id: fault')).toEqual([
      'There is no step "doctor".',
      'Two steps are named "fault".',
    ]);
  });

  test('a link without its placeholder in the text is reported', () => {
    expect(says('[link], or ', '')).toContain('The text does not say where to put the link.');
  });

  test('an answer that the case evaluation does not know is reported, with those that it knows', () => {
    const problems = problemsAfter(chatName, ', as: "It was my fault"', '');
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({
      line: lineOf(chatName, 'as: "It was my fault"'),
      says: '"Yes" is not an answer to "whoAtFault" in the case evaluation.',
      fix: expect.stringContaining("It was someone else's fault") as string,
    });
    expect(says('fills: phone', 'fills: state')).toEqual([
      '"state" is chosen from a list, but the step "phone-number" accepts any words.',
    ]);
    expect(says('fills: phone', 'fills: phoneNumber')).toEqual([
      '"phoneNumber" is not a field of the case evaluation.',
    ]);
  });

  test('counties for an answer that goes on are reported', () => {
    expect(says('next: injuries }', 'next: injuries, counties: "Where?" }')).toEqual([
      'The answer "Yes" does not end the conversation, so no county is offered.',
    ]);
  });

  test('a mistake in the chat is reported also while the case evaluation cannot be read', () => {
    const problems: Problem[] = [];
    const written = textOf(chatName).replace('next: injuries }', 'next: injuries, counties: "Where?" }');
    const source = sourceOf(chatName, written);
    const chat = chatScriptSchema.parse(source.value);
    checkFlows({ flows: { chat } }, tellOf(new Map([[chatName, source]]), problems));
    expect(problems).toHaveLength(1);
  });

  test('an unknown answer name is reported', () => {
    expect(says('field: injuryType', 'field: injury')).toContain(
      '"injury" is not an answer that the chat keeps.',
    );
  });
});

describe('The case evaluation', () => {
  const says = (from: string | RegExp, to: string) =>
    problemsAfter(formName, from, to).map((problem) => problem.says);

  test('an unknown field name is reported', () => {
    expect(says('name: zipCode', 'name: zip')).toContain('"zip" is not a field of the case evaluation.');
  });

  test('a field that is asked twice, and one that is not asked, are reported', () => {
    expect(problemsAfter(formName, 'name: lastName', 'name: firstName')).toMatchObject([
      { says: '"firstName" is asked twice.' },
      {
        says: 'No step asks for "lastName", but the message to the firm needs it.',
        fix: 'Add a field for it.',
      },
    ]);
  });

  test.each(['', 'options: ["Yes"]'])('a list without two options is reported: "%s"', (options) => {
    expect(says('options: ["Yes", "No"]', options)).toContain(
      '"hasAccident" gives the visitor nothing to choose from.',
    );
  });

  test('options of a text field are reported', () => {
    expect(says('kind: email', 'kind: email\n        options: ["a", "b"]')).toContain(
      'A field of the kind "email" does not show options.',
    );
  });

  test('a preset that is not among the options is reported', () => {
    expect(says('preset: "NY"', 'preset: "New York"')).toContain('"New York" is not one of the options.');
  });

  test('any words may be filled in before the visitor writes', () => {
    expect(says('kind: text', 'kind: text\n        preset: "Brooklyn"')).toEqual([]);
  });

  test('a declining answer that is not an option is reported', () => {
    expect(says('declines: "No"', 'declines: "Never"')).toContain(
      'No field of this step can be answered "Never".',
    );
  });

  test('a declining answer in a step without options is reported', () => {
    const title = '"Contact Information"\n';
    const [problem] = problemsAfter(formName, title, `${title}    declines: "No"\n`);
    expect(problem).toMatchObject({
      says: 'No field of this step can be answered "No".',
      fix: 'Give one of its fields options, or delete this line.',
    });
  });

  test('a required field without a message is reported', () => {
    expect(says(/ {8}problem: "Please enter your ZIP code."\n/, '')).toContain(
      'Nothing tells the visitor why "zipCode" cannot be left empty.',
    );
  });

  test('a text without its placeholder is reported', () => {
    expect(says('or call us at [phone]."', 'or call us."')).toContainEqual(
      expect.stringContaining('The text does not contain [phone].'),
    );
  });
});
