import type { Problem } from '#lib/problem.ts';
import type { Content } from '../content.ts';
import type { Source } from '../source.ts';
import { checkChat } from './check-chat.ts';
import { checkForm } from './check-form.ts';
import { checkHandOver } from './check-hand-over.ts';
import { reportOn } from './report.ts';

/** Every visitor must be able to reach the end of the form and of the chat. */
export function checkFlows(
  { flows: { form, chat } }: { flows: Partial<Content['flows']> },
  sources: ReadonlyMap<string, Source>,
  problems: Problem[],
): void {
  const reportTo = (name: string) => reportOn(sources.get(name)!, problems);
  if (form) checkForm(form, reportTo('flows/case-evaluation.yaml'));
  if (chat) checkChat(chat, reportTo('flows/chat.yaml'));
  if (form && chat) checkHandOver(form, chat, reportTo('flows/chat.yaml'));
}
