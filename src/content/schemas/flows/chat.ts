import { z } from 'zod';
import { group, list, titledGroup } from '../common/groups-and-lists.ts';
import { line, lines, text } from '../common/texts.ts';
import { oneOfWords } from '../common/values.ts';
import { formFieldNames } from './case-evaluation.ts';
import { filled, toast, agreement } from './flow-texts.ts';

/** What the chat stores besides chosen options. */
export const chatFieldNames = ['accidentDate', 'injuryType', 'phoneNumber'] as const;

const chatOption = z.strictObject({
  label: line('The words of the answer'),
  next: text.optional().meta({ description: 'Id of the step that follows this answer' }),
  end: text.optional().meta({ description: 'Last words, where this answer ends the conversation' }),
  counties: text.optional().meta({
    description:
      'Stands below the last words, above the counties that belong to no service area; each opens the form',
  }),
  as: text
    .optional()
    .meta({ description: 'How the case evaluation words this answer, where it does so differently' }),
});

const answer = z.strictObject({
  field: oneOfWords(chatFieldNames, 'This is not an answer that the chat keeps.').meta({
    description: 'Where the chat keeps the answer',
  }),
  placeholder: line('Stands in the empty box'),
});

const chatStep = z.strictObject({
  id: line('Its name for the steps that lead to it', 'accident-date'),
  says: text.meta({ description: 'May hold [phone]; the last step holds [link]' }),
  options: z.array(chatOption).min(1).optional().meta({ description: 'Answers to choose from' }),
  date: answer.optional().meta({ description: 'A day, from 1900 to today' }),
  text: answer.optional().meta({ description: 'Some words' }),
  phone: answer.optional().meta({ description: 'A phone number' }),
  link: text
    .optional()
    .meta({ description: 'Words of the link to the scheduling page; ends the conversation' }),
  fills: oneOfWords(formFieldNames, 'This is not a field of the case evaluation.').optional().meta({
    description: 'The field of the case evaluation that the answer fills in, where the visitor asks for it',
  }),
  next: text.optional().meta({ description: 'Id of the step that follows' }),
});

/** data/flows/chat.yaml */
export const chatScriptSchema = titledGroup('Chat', {
  title: line('Name of the assistant'),
  status: line('The small word beside it', 'Online'),
  notice: text.meta({ description: 'Says that the chat is automated and gives no legal advice' }),
  consent: agreement('privacy').optional(),
  notConnected: filled('phone')
    .meta({ description: 'Shown before the first question while the site has no EmailJS ids' })
    .default(
      'Nothing you enter here can reach us yet. If you were hurt, please call us at [phone], day or night.',
    ),
  labels: group('Words on buttons and for screen readers', {
    close: line('What a screen reader calls the button that closes'),
    call: filled('phone'),
    log: text.meta({ description: 'What a screen reader calls the conversation' }),
    send: line('What a screen reader calls the button that sends'),
    bot: text.meta({ description: 'Who is speaking, for screen readers' }),
    visitor: line('The same for what the visitor wrote'),
  }),
  calling: toast.meta({ description: 'Shown when a phone number was given' }),
  handOver: group('Offered at the end of the conversation', {
    says: lines('Says that the case evaluation opens with the answers, and that nothing is sent by itself'),
    button: line('Opens it', 'Send these answers to a lawyer'),
    county: filled('county').meta({
      description: 'The answer that the case evaluation gets where a county was chosen instead',
    }),
  }),
  steps: list('The conversation; it begins with the first step', chatStep).min(1),
}).meta({
  shows: 'Shows in the chat, which the round button opens',
  description: 'The conversation of the chat',
});
