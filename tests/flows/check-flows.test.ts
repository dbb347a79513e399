import { describe, expect, test } from 'vitest';
import { checkFlows } from '#content/checks/check-flows.ts';
import { tellOf } from '#content/checks/tell.ts';
import { chatScriptSchema } from '#content/schemas/flows/chat.ts';
import { formScriptSchema } from '#content/schemas/flows/case-evaluation.ts';
import { validate } from '#content/validate/validate.ts';
import type { Problem } from '#lib/problem.ts';
import { chatName, formName, sourceOf, textOf } from './scripts.ts';

/** Changes one text of a file and answers what the check says about it. */
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

test('the flows of the repository have no problem', () => {
  const problems: Problem[] = [];
  const sources = new Map([formName, chatName].map((file) => [file, sourceOf(file)]));
  const form = formScriptSchema.parse(sources.get(formName)!.value);
  const chat = chatScriptSchema.parse(sources.get(chatName)!.value);
  checkFlows({ flows: { form, chat } }, tellOf(sources, problems));
  expect(problems).toEqual([]);
});

test('a file that could not be read is not judged', () => {
  const problems: Problem[] = [];
  checkFlows({ flows: {} }, tellOf(new Map(), problems));
  expect(problems).toEqual([]);
});

describe('the chat', () => {
  const says = (from: string | RegExp, to: string) =>
    problemsAfter(chatName, from, to).map((problem) => problem.says);

  test('an unknown next step is told with its line and the step that was meant', () => {
    const [problem, ...more] = problemsAfter(chatName, 'next: insurance', 'next: insurence');
    expect(problem).toMatchObject({
      file: 'data/flows/chat.yaml',
      line: lineOf(chatName, 'next: insurance'),
      says: 'There is no step "insurence".',
      fix: 'Did you mean "insurance"?',
    });
    expect(more.map((other) => other.says)).toContain('No answer leads to the step "insurance".');
  });

  test('a slip in the next step of several options is told once', () => {
    const slips = says('    next: doctor\n', '    next: doctorr\n').filter((letter) =>
      letter.includes('doctorr'),
    );
    expect(slips).toEqual(['There is no step "doctorr".']);
  });

  test('a dead end is told', () => {
    expect(says('    next: doctor\n', '')).toContain('The step "insurance" is a dead end.');
    expect(says('    next: injured\n', '')).toContain('The step "accident-date" is a dead end.');
  });

  test('an unreachable step is told', () => {
    expect(
      problemsAfter(chatName, '{ label: "Yes", next: injuries }', '{ label: "Yes", next: fault }'),
    ).toMatchObject([
      {
        says: 'No answer leads to the step "injuries".',
        fix: 'Name it as the next of another step, or remove it.',
      },
    ]);
  });

  test('a conversation that goes in a circle is told', () => {
    expect(says('next: doctor', 'next: injured')).toContain(
      'The conversation comes back to the step "injured".',
    );
  });

  test('more than one answer kind in a step is told', () => {
    expect(says('    next: injured\n', '    next: injured\n    link: "here"\n')).toContain(
      'The step "accident-date" has more than one kind of answer: date and link.',
    );
  });

  test('a step without an answer is told', () => {
    expect(says(/ {4}text: \{.*\n/, '')).toContain('The step "injuries" takes no answer.');
  });

  test('an answer that both goes on and ends is told', () => {
    expect(says('{ label: "No", next: fault }', '{ label: "No", next: fault, end: "Bye" }')).toContain(
      'The answer "No" both goes on and ends.',
    );
  });

  test('two steps of one name are told', () => {
    expect(says('- id: doctor', '- id: fault')).toContain('Two steps are named "fault".');
  });

  test('a link without a place in the text is told', () => {
    expect(says('[link], or ', '')).toContain('The text does not say where the link stands.');
  });

  test('an answer that the case evaluation does not know is told, with those that it knows', () => {
    const problems = problemsAfter(chatName, ', as: "It was my fault"', '');
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({
      line: lineOf(chatName, 'as: "It was my fault"'),
      says: '"Yes" is no answer to whoAtFault in the case evaluation.',
      fix: expect.stringContaining("It was someone else's fault") as string,
    });
    expect(says('fills: phone', 'fills: state')).toEqual([
      'state is chosen from a list, but the step "phone-number" takes any words.',
    ]);
    expect(says('fills: phone', 'fills: phoneNumber')).toEqual([
      '"phoneNumber": The case evaluation has no field of this name.',
    ]);
  });

  test('counties below an answer that goes on are told', () => {
    expect(says('next: injuries }', 'next: injuries, counties: "Where?" }')).toEqual([
      'The answer "Yes" does not end the conversation, so no county is offered.',
    ]);
  });

  test('an unknown answer name is told', () => {
    expect(says('field: injuryType', 'field: injury')).toContain(
      '"injury": The chat has no answer of this name.',
    );
  });
});

describe('the case evaluation', () => {
  const says = (from: string | RegExp, to: string) =>
    problemsAfter(formName, from, to).map((problem) => problem.says);

  test('an unknown field name is told', () => {
    expect(says('name: zipCode', 'name: zip')).toContain(
      '"zip": The case evaluation has no field of this name.',
    );
  });

  test('a field that is asked twice, and one that is not asked, are told', () => {
    const told = says('name: lastName', 'name: firstName');
    expect(told).toContain('firstName is asked twice.');
    expect(told).toContain('No step asks for lastName, but the message to the firm includes it.');
  });

  test('a list without options is told', () => {
    expect(says(/kind: choice\n {8}options: \["Yes", "No"\]/, 'kind: choice')).toContain(
      'hasAccident gives the visitor nothing to choose from.',
    );
  });

  test('options of a box are told', () => {
    expect(says('kind: email', 'kind: email\n        options: ["a", "b"]')).toContain(
      'A field of the kind "email" shows no options.',
    );
  });

  test('a preset that is not among the options is told', () => {
    expect(says('preset: "NY"', 'preset: "New York"')).toContain('"New York" is not among the options.');
  });

  test('an answer that declines but cannot be given is told', () => {
    expect(says('declines: "No"', 'declines: "Never"')).toContain(
      'No field of this step can be answered "Never".',
    );
  });

  test('an answer that declines in a step without any list is told', () => {
    const title = '"Contact Information"\n';
    const [problem] = problemsAfter(formName, title, `${title}    declines: "No"\n`);
    expect(problem).toMatchObject({
      says: 'No field of this step can be answered "No".',
      fix: 'Give a field of it options, or remove this line.',
    });
  });

  test('a required field without a word about it is told', () => {
    expect(says(/ {8}problem: "Please enter your ZIP code."\n/, '')).toContain(
      'Nothing tells the visitor why zipCode cannot stay empty.',
    );
  });

  test('a text that lost its placeholder is told', () => {
    expect(says('or call us at [phone]."', 'or call us."')).toContainEqual(
      expect.stringContaining('The text does not hold [phone].'),
    );
  });
});
