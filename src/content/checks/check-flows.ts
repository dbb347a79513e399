import type { z } from 'zod';
import type { Problem } from '#lib/problem.ts';
import { listInWords, nearestWord } from '#lib/text.ts';
import { formFieldNames } from '../schemas/flows/field-names.ts';
import { type chatScriptSchema } from '../schemas/flows/chat.ts';
import { type formScriptSchema } from '../schemas/flows/case-evaluation.ts';
import { checkHandOver } from './check-hand-over.ts';
import { problemAt, type Path, type Source } from '../source.ts';

interface Flows {
  form: z.output<typeof formScriptSchema> | undefined;
  chat: z.output<typeof chatScriptSchema> | undefined;
}
type ChatStep = z.output<typeof chatScriptSchema>['steps'][number];
export type ReportAt = (path: Path, says: string, fix: string) => void;

/** Every visitor must be able to reach the end of the form and of the chat. */
export function checkFlows({ form, chat }: Flows, sources: Map<string, Source>, problems: Problem[]): void {
  const reportTo = (name: string): ReportAt => {
    const source = sources.get(name);
    return (path, says, fix) => void (source && problems.push(problemAt(source, path, says, fix)));
  };
  if (form) checkForm(form, reportTo('flows/case-evaluation.yaml'));
  if (chat) checkChat(chat.steps, reportTo('flows/chat.yaml'));
  if (form && chat) checkHandOver(form, chat.steps, reportTo('flows/chat.yaml'));
}

export function checkForm({ steps }: NonNullable<Flows['form']>, report: ReportAt): void {
  const seen = new Set<string>();
  steps.forEach((step, s) => {
    const answers = step.fields.flatMap(({ options }) => options);
    if (step.declines !== undefined && !answers.includes(step.declines)) {
      report(
        ['steps', s, 'declines'],
        `No field of this step can be answered "${step.declines}".`,
        `Write one of: ${answers.join(', ')}.`,
      );
    }
    step.fields.forEach((field, f) => {
      const path = ['steps', s, 'fields', f];
      const listed = field.kind === 'choice' || field.kind === 'select';
      if (seen.has(field.name)) {
        report([...path, 'name'], `${field.name} is asked twice.`, 'Keep one of the two.');
      }
      seen.add(field.name);
      if (listed && field.options.length < 2) {
        report(path, `${field.name} gives the visitor nothing to choose from.`, 'List two or more options.');
      }
      if (!listed && field.options.length > 0) {
        report(
          [...path, 'options'],
          `A field of the kind "${field.kind}" shows no options.`,
          'Make it a choice or a select, or remove the options.',
        );
      }
      if (listed && field.preset !== '' && !field.options.includes(field.preset)) {
        report(
          [...path, 'preset'],
          `"${field.preset}" is not among the options.`,
          'Write one of the options.',
        );
      }
      if (field.required && field.problem === undefined) {
        report(
          path,
          `Nothing tells the visitor why ${field.name} cannot stay empty.`,
          'Add "problem:" with a short sentence.',
        );
      }
    });
  });
  const missing = formFieldNames.filter((name) => !seen.has(name));
  if (missing.length > 0) {
    report(
      ['steps'],
      `No step asks for ${listInWords(missing)}, but the message to the firm tells it.`,
      'Add a field for each.',
    );
  }
}

const answerKinds = ['options', 'date', 'text', 'phone', 'link'] as const;

function checkChat(steps: ChatStep[], report: ReportAt): void {
  const ids = steps.map(({ id }) => id);
  steps.forEach((step, s) => {
    if (ids.indexOf(step.id) !== s) {
      report(['steps', s, 'id'], `Two steps are named "${step.id}".`, 'Give each step its own id.');
    }
    checkAnswer(step, ['steps', s], report);
    for (const { to, path } of waysOut(step)) {
      if (to === undefined || ids.includes(to)) continue;
      const meant = nearestWord(to, ids);
      report(
        ['steps', s, ...path],
        `There is no step "${to}".`,
        meant ? `Did you mean "${meant}"?` : `Steps are: ${ids.join(', ')}.`,
      );
    }
  });
  checkWays(steps, report);
}

function checkAnswer(step: ChatStep, path: Path, report: ReportAt): void {
  const kinds = answerKinds.filter((kind) => step[kind] !== undefined);
  if (kinds.length === 0) {
    report(path, `The step "${step.id}" takes no answer.`, `Add one of: ${answerKinds.join(', ')}.`);
  }
  if (kinds.length > 1) {
    report(
      path,
      `The step "${step.id}" has more than one kind of answer: ${listInWords(kinds)}.`,
      'Keep one of them.',
    );
  }
  if (step.link !== undefined && !step.says.includes('[link]')) {
    report(
      [...path, 'says'],
      'The text does not say where the link stands.',
      'Write [link] where it belongs.',
    );
  }
  if (step.link !== undefined && step.next !== undefined) {
    report([...path, 'next'], 'The link ends the conversation, so nothing can follow.', 'Remove this line.');
  }
  step.options?.forEach((option, o) => {
    if (option.next !== undefined && option.end !== undefined) {
      report(
        [...path, 'options', o],
        `The answer "${option.label}" both goes on and ends.`,
        'Keep next or end.',
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
  return step.options.flatMap((option, o) => {
    if (option.end !== undefined) return [];
    return [
      { to: option.next ?? step.next, path: option.next === undefined ? ['next'] : ['options', o, 'next'] },
    ];
  });
}

/** Walks from the first step: every step is reached, none ends without an end, none is passed twice. */
function checkWays(steps: ChatStep[], report: ReportAt): void {
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
  walk(0, []);
  steps.forEach((step, s) => {
    if (!reached.has(s)) {
      report(
        ['steps', s],
        `No answer leads to the step "${step.id}".`,
        'Name it as the next of another step, or remove it.',
      );
    }
    if (circles.has(s)) {
      report(
        ['steps', s],
        `The conversation comes back to the step "${step.id}".`,
        'Lead the later step to one that was not asked yet.',
      );
    }
    if (waysOut(step).some(({ to }) => to === undefined)) {
      report(
        ['steps', s],
        `The step "${step.id}" is a dead end.`,
        'Add "next:" with the id of the step that follows, or end the conversation.',
      );
    }
  });
}
