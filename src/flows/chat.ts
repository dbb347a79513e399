import { longDate } from '#lib/long-date.ts';
import type { ChatLead, ChatScript, ChatStep } from './chat-script.ts';

/** Answers by name: `question_3` for a choice at step 3, otherwise the field's name. */
export type ChatAnswers = Readonly<Record<string, string>>;

export interface ChatMessage {
  from: 'bot' | 'user';
  text: string;
}

interface ChatView {
  messages: ChatMessage[];
  /** The step that waits for an answer; none when the conversation has ended early. */
  step: ChatStep | undefined;
  /** The number of that step; -1 when the conversation has ended early. */
  index: number;
  /** The offer at the end, if any. */
  offer: Offer | undefined;
}

/** Hands the answers over to the case evaluation, or lets the visitor choose a county and start there. */
export type Offer = { kind: 'answers' } | { kind: 'counties'; says: string };

/** Replays the answers from the first step on. */
export function playChat(script: ChatScript, answers: ChatAnswers): ChatView {
  const messages: ChatMessage[] = [];
  let index = 0;
  // A conversation never repeats a step, so there are at most as many turns as steps.
  for (let turn = 0; turn < script.steps.length; turn++) {
    const step = script.steps[index];
    if (!step) break;
    messages.push({ from: 'bot', text: step.says });
    if (step.kind === 'final') return { messages, step, index, offer: { kind: 'answers' } };
    const given = answers[answerName(step, index)];
    if (given === undefined) return { messages, step, index, offer: undefined };
    messages.push({ from: 'user', text: step.kind === 'date' ? longDate(given) : given });
    const leads = leadsTo(step, given);
    if (leads.kind === 'end') {
      messages.push({ from: 'bot', text: leads.says });
      const { counties } = leads;
      return { ...ended, messages, offer: counties ? { kind: 'counties', says: counties } : undefined };
    }
    index = script.steps.findIndex(({ id }) => id === leads.to);
  }
  return { ...ended, messages, offer: undefined };
}

const ended = { step: undefined, index: -1 };

/** Adds an answer; ignores one that is empty or not among the step's options. */
export function nextInChat(script: ChatScript, answers: ChatAnswers, given: string): ChatAnswers {
  const { step, index } = playChat(script, answers);
  const value = given.trim();
  if (!step || step.kind === 'final' || value === '') return answers;
  if (step.kind === 'options' && !step.options.some(({ label }) => label === value)) return answers;
  return { ...answers, [answerName(step, index)]: value };
}

export const answerName = (step: ChatStep, index: number) =>
  'field' in step ? step.field : `question_${index}`;

function leadsTo(step: Exclude<ChatStep, { kind: 'final' }>, given: string): ChatLead {
  if (step.kind !== 'options') return { kind: 'step', to: step.next };
  // `nextInChat` takes no other answers.
  return step.options.find(({ label }) => label === given)!.leads;
}

/** Milliseconds before something happens in the chat. */
export const chatDelay = {
  /** From opening to the first message. */
  greeting: 500,
  /** From an answer to the reply, while the dots bounce. */
  reply: 1000,
  /** From closing to an empty conversation. */
  reset: 300,
} as const;

/** The first day that the calendar offers: January 1, 1900. */
export const earliestDay = new Date(1900, 0, 1);
