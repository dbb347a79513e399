import type { ChatSource, FormSource, UncheckedContent } from '../../content.ts';
import { checkChat } from './check-chat.ts';
import { checkForm } from './check-form.ts';
import { tellIn, type TellInFile, type Tell } from '../tell.ts';

/** Every visitor must be able to reach the end of the form and of the chat. */
export function checkFlows({ flows: { form, chat } }: Pick<UncheckedContent, 'flows'>, tell: Tell): void {
  if (form) checkForm(form, tellIn('flows/case-evaluation.yaml', tell));
  if (chat) checkChat(chat, tellIn('flows/chat.yaml', tell));
  if (form && chat) checkHandOver(form, chat, tellIn('flows/chat.yaml', tell));
}

/** Answers that the chat passes on must exist in the case evaluation. */
function checkHandOver(form: FormSource, { steps }: ChatSource, tell: TellInFile): void {
  const fields = form.steps.flatMap((step) => step.fields);
  steps.forEach((step, s) => {
    const field = fields.find(({ name }) => name === step.fills);
    if (!field || field.options.length === 0) return;
    if (!step.options) {
      tell(
        ['steps', s, 'fills'],
        `"${field.name}" is chosen from a list, but the step "${step.id}" accepts any words.`,
        'Name another field after "fills:", or give the step "options:".',
      );
    }
    step.options?.forEach(({ label, as = label }, o) => {
      if (field.options.includes(as)) return;
      tell(
        ['steps', s, 'options', o],
        `"${as}" is not an answer to "${field.name}" in the case evaluation.`,
        `Add "as:" with one of these: ${field.options.join(', ')}.`,
      );
    });
  });
}
