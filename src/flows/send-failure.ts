import { fill } from './fill.ts';
import type { FormScript } from './form-script.ts';
import type { ToastMessage } from './toasts.ts';

/** Why a message was not sent: three cases, each with its own text. */
export type SendFailure =
  | { kind: 'plain' }
  /** Without a text if there was no connection. */
  | { kind: 'withText'; text?: string }
  | { kind: 'unexpected'; error: string };

/** Maps any rejection or error of the sending library to one of the three. */
export function sendFailure(reason: unknown): SendFailure {
  if (hasNoResponse(reason)) return { kind: 'withText' };
  if (isResponse(reason)) {
    const text = readable(reason.text);
    return text === '' ? { kind: 'plain' } : { kind: 'withText', text };
  }
  const error = readable(reason instanceof Error ? reason.message : reason);
  return error === '' ? { kind: 'plain' } : { kind: 'unexpected', error };
}

/** A request that never got an answer has the status 0 and no text. */
export const hasNoResponse = (reason: unknown) => isResponse(reason) && reason.status === 0;

export function failureToast(script: FormScript, failure: SendFailure, phone: string): ToastMessage {
  const { failure: words } = script.toasts;
  const text = fill(words[failure.kind], { text: words.noConnection, ...failure, phone });
  return { title: words.title, text, variant: 'destructive' };
}

interface Response {
  status: number;
  text: unknown;
}

const isResponse = (reason: unknown): reason is Response =>
  typeof reason === 'object' && reason !== null && 'status' in reason && 'text' in reason;

const longest = 200;

/** One line that a visitor can read; empty for pages of HTML, JSON, objects and nothing. */
function readable(value: unknown): string {
  if (typeof value !== 'string' || /<\/?[a-z!]|^\s*[[{]/i.test(value)) return '';
  const line = value
    // Instructions for the firm's staff are not meant for visitors.
    .replace(/[^.]*\bvisit https?:\/\/\S+/gi, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\.+$/, '');
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}
