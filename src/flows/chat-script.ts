import type { ChatSource } from '#content/content.ts';
import type { chatFieldNames } from '#content/schemas/flows/chat.ts';
import type { FieldName } from './form-script.ts';

type ChatFieldName = (typeof chatFieldNames)[number];

interface Statement {
  id: string;
  says: string;
}
interface Question extends Statement {
  /** The field of the case evaluation that the answer prefills. */
  fills: FieldName | undefined;
}
interface InputQuestion extends Question {
  field: ChatFieldName;
  placeholder: string;
  next: string;
}
interface ChatOption {
  label: string;
  /** The matching option of the case evaluation. */
  as: string;
  leads: ChatLead;
}
/** The next step, or the last message of the conversation, which may offer a choice of counties. */
export type ChatLead =
  { kind: 'step'; to: string } | { kind: 'end'; says: string; counties: string | undefined };

export type ChatStep =
  | (Question & { kind: 'options'; options: ChatOption[] })
  | (InputQuestion & { kind: 'date' })
  | (InputQuestion & { kind: 'text' })
  | (InputQuestion & { kind: 'phone' })
  | (Statement & { kind: 'final'; link: string });

/** The conversation that the browser plays. */
export interface ChatScript extends Omit<ChatSource, 'steps'> {
  steps: ChatStep[];
}

export function chatScript(source: ChatSource): ChatScript {
  return { ...source, steps: source.steps.map(chatStep) };
}

function chatStep({ id, says, fills, next = '', ...answers }: ChatSource['steps'][number]): ChatStep {
  const { options, date, text, phone, link } = answers;
  if (options) {
    return { kind: 'options', id, says, fills, options: options.map((option) => chatOption(option, next)) };
  }
  if (date) return { kind: 'date', id, says, fills, ...date, next };
  if (text) return { kind: 'text', id, says, fills, ...text, next };
  if (phone) return { kind: 'phone', id, says, fills, ...phone, next };
  return { kind: 'final', id, says, link: link ?? '' };
}

type SourceOption = NonNullable<ChatSource['steps'][number]['options']>[number];

function chatOption({ label, as = label, end, counties, next }: SourceOption, stepNext: string): ChatOption {
  const leads: ChatLead =
    end === undefined ? { kind: 'step', to: next ?? stepNext } : { kind: 'end', says: end, counties };
  return { label, as, leads };
}
