import type { ChatScript } from './chat-script.ts';
import { answerName, type ChatAnswers } from './chat.ts';
import type { FormState } from './form.ts';
import type { FieldName, FormAnswers, FormScript } from './form-script.ts';

/** Turns the answers in the chat into answers of the case evaluation. */
export function answersOfChat({ steps }: ChatScript, answers: ChatAnswers): FormAnswers {
  const filled: Partial<Record<FieldName, string>> = {};
  steps.forEach((step, index) => {
    if (step.kind === 'final' || !step.fills) return;
    const given = answers[answerName(step, index)];
    if (given === undefined) return;
    const option = step.kind === 'options' && step.options.find(({ label }) => label === given);
    filled[step.fills] = option ? option.as : given;
  });
  return filled;
}

/** The form with these answers added, at its first step. The newest answer wins, but long texts are joined. */
export function prefill({ steps }: FormScript, { answers }: FormState, given: FormAnswers): FormState {
  const taken: Partial<Record<FieldName, string>> = { ...answers };
  for (const { name, kind } of steps.flatMap(({ fields }) => fields)) {
    const [before, said] = [answers[name] ?? '', given[name]];
    if (said === undefined) continue;
    const isLonger = kind === 'long' && before.trim() !== '';
    taken[name] = !isLonger ? said : before.includes(said) ? before : `${before}\n${said}`;
  }
  return { answers: taken, at: 0 };
}
