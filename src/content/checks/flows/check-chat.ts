import { listInWords } from '#lib/text.ts';
import { nearestWord } from '#lib/spelling.ts';
import type { Path } from '#lib/problem.ts';
import type { ChatSource } from '../../content.ts';
import type { TellInFile } from '../tell.ts';

type ChatStep = ChatSource['steps'][number];

const answerKinds = ['options', 'date', 'text', 'phone', 'link'] as const;

/** Whether every way through a chat comes to an end. */
export function checkChat({ steps }: ChatSource, tell: TellInFile): void {
  const ids = steps.map(({ id }) => id);
  /** Steps that a name written twice or misspelled cuts off; one letter is enough. */
  const cutOff: number[] = [];
  steps.forEach((step, s) => {
    if (ids.indexOf(step.id) !== s) {
      cutOff.push(s);
      tell(['steps', s, 'id'], `Two steps are named "${step.id}".`, 'Give each step its own id.');
    }
    checkAnswer(step, ['steps', s], tell);
    for (const { to, path } of waysOut(step)) {
      if (to === undefined || ids.includes(to)) continue;
      const meant = nearestWord(to, ids);
      if (meant) cutOff.push(ids.indexOf(meant));
      tell(
        ['steps', s, ...path],
        `There is no step "${to}".`,
        meant ? `Did you mean "${meant}"?` : `The steps are: ${ids.join(', ')}.`,
      );
    }
  });
  checkWays(steps, cutOff, tell);
}

function checkAnswer(step: ChatStep, path: Path, tell: TellInFile): void {
  const kinds = answerKinds.filter((kind) => step[kind] !== undefined);
  if (kinds.length === 0) {
    tell(path, `The step "${step.id}" takes no answer.`, `Add one of these: ${answerKinds.join(', ')}.`);
  }
  if (kinds.length > 1) {
    tell(
      path,
      `The step "${step.id}" has more than one kind of answer: ${listInWords(kinds)}.`,
      'Keep only one of them.',
    );
  }
  if (step.link !== undefined && !step.says.includes('[link]')) {
    tell([...path, 'says'], 'The text does not say where to put the link.', 'Write [link] where it belongs.');
  }
  if (step.link !== undefined && step.next !== undefined) {
    tell([...path, 'next'], 'The link ends the conversation, so no step can come next.', 'Delete this line.');
  }
  step.options?.forEach((option, o) => {
    if (option.next !== undefined && option.end !== undefined) {
      tell(
        [...path, 'options', o],
        `The answer "${option.label}" both continues the conversation and ends it.`,
        'Keep either "next" or "end".',
      );
    }
    if (option.counties !== undefined && option.end === undefined) {
      tell(
        [...path, 'options', o, 'counties'],
        `The answer "${option.label}" does not end the conversation, so no county is offered.`,
        'Add "end:" with the closing words, or delete this line.',
      );
    }
  });
}

interface Way {
  /** Absent where the visitor is left without a next step. */
  to: string | undefined;
  path: Path;
}

function waysOut(step: ChatStep): Way[] {
  if (step.link !== undefined) return [];
  if (!step.options) return [{ to: step.next, path: ['next'] }];
  const own = step.options.flatMap(({ next }, o) =>
    next === undefined ? [] : [{ to: next, path: ['options', o, 'next'] }],
  );
  const goesOn = step.options.some(({ next, end }) => next === undefined && end === undefined);
  return goesOn ? [...own, { to: step.next, path: ['next'] }] : own;
}

/**
 * Walks from the first step: every step must be reachable and lead on, and there must be no loops. Also walks from steps
 * that are cut off, so that the steps below them are not reported as well.
 */
function checkWays(steps: ChatStep[], cutOff: readonly number[], tell: TellInFile): void {
  const reached = new Set<number>();
  const circles = new Set<number>();
  const walk = (index: number, above: readonly number[]): void => {
    if (above.includes(index)) return void circles.add(index);
    if (reached.has(index)) return;
    reached.add(index);
    for (const { to } of waysOut(steps[index]!)) {
      const next = steps.findIndex(({ id }) => id === to);
      if (next !== -1) walk(next, [...above, index]);
    }
  };
  for (const start of [0, ...cutOff]) walk(start, []);
  steps.forEach((step, s) => {
    if (!reached.has(s)) {
      tell(
        ['steps', s],
        `No answer leads to the step "${step.id}".`,
        'Write its id after "next:" in another step, or delete this step.',
      );
      walk(s, []);
    }
    if (circles.has(s)) {
      tell(
        ['steps', s],
        `The conversation goes in a circle, back to the step "${step.id}".`,
        'Lead the later step to one that has not been asked yet.',
      );
    }
    if (waysOut(step).some(({ to }) => to === undefined)) {
      tell(
        ['steps', s],
        `The step "${step.id}" is a dead end.`,
        'Add "next:" with the id of the step that comes next, or end the conversation.',
      );
    }
  });
}
