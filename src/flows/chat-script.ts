import type { z } from 'zod';
import type { chatFieldNames, chatScriptSchema } from '#content/schemas/flows.ts';

/** The conversation as it stands in the data folder. */
export type ChatSource = z.output<typeof chatScriptSchema>;
type ChatFieldName = (typeof chatFieldNames)[number];

interface Told {
  id: string;
  says: string;
}
interface Asked extends Told {
  field: ChatFieldName;
  placeholder: string;
  next: string;
}
interface ChatOption {
  label: string;
  /** A step, or the last words of the conversation. */
  leads: { kind: 'step'; to: string } | { kind: 'end'; says: string };
}

export type ChatStep =
  | (Told & { kind: 'options'; options: ChatOption[] })
  | (Asked & { kind: 'date' })
  | (Asked & { kind: 'text' })
  | (Asked & { kind: 'phone' })
  | (Told & { kind: 'final'; link: string });

/** The conversation as the browser plays it. */
export interface ChatScript extends Omit<ChatSource, 'steps'> {
  steps: ChatStep[];
}

export function chatScript(source: ChatSource): ChatScript {
  return { ...source, steps: source.steps.map(chatStep) };
}

function chatStep({ id, says, next = '', ...answers }: ChatSource['steps'][number]): ChatStep {
  const { options, date, text, phone, link } = answers;
  if (options) {
    return { kind: 'options', id, says, options: options.map((option) => chatOption(option, next)) };
  }
  if (date) return { kind: 'date', id, says, ...date, next };
  if (text) return { kind: 'text', id, says, ...text, next };
  if (phone) return { kind: 'phone', id, says, ...phone, next };
  return { kind: 'final', id, says, link: link ?? '' };
}

type SourceOption = NonNullable<ChatSource['steps'][number]['options']>[number];

function chatOption({ label, end, next }: SourceOption, stepNext: string): ChatOption {
  return {
    label,
    leads: end === undefined ? { kind: 'step', to: next ?? stepNext } : { kind: 'end', says: end },
  };
}
