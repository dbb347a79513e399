import { z } from 'zod';
import { group, list, titledGroup } from '../common/groups-and-lists.ts';
import { line, lines, text } from '../common/texts.ts';
import { eachOnce, oneOfWords } from '../common/values.ts';
import { filled, toast, agreement } from './flow-texts.ts';

/** What the case evaluation must ask; `flows/evaluation-message.ts` defines what the firm is sent. */
export const formFieldNames = [
  'hasAccident',
  'needsLegalHelp',
  'firstName',
  'lastName',
  'email',
  'phone',
  'city',
  'state',
  'zipCode',
  'accidentDate',
  'accidentType',
  'injuryDescription',
  'medicalTreatment',
  'hadInsurance',
  'whoAtFault',
  'additionalInfo',
] as const;

const formField = z.strictObject({
  name: oneOfWords(formFieldNames, 'This is not a field of the case evaluation.').meta({
    description: 'Its name in the message to the firm',
  }),
  label: text.meta({ description: 'The question, or the label above the box' }),
  kind: oneOfWords(
    ['text', 'email', 'phone', 'number', 'date', 'long', 'choice', 'select'],
    'This is not a kind of field.',
  ).meta({ description: 'choice: all options in view; select: a list that opens; long: several lines' }),
  required: z.boolean().default(false).meta({ description: 'Marked with an asterisk; Next waits for it' }),
  problem: text.optional().meta({ description: 'Shown below the field when it is left empty or wrong' }),
  hint: text.optional().meta({ description: 'A short help below the label' }),
  options: eachOnce(text).default([]).meta({ description: 'For choice and select' }),
  preset: z.string().default('').meta({ description: 'Filled in before the visitor begins' }),
  autocomplete: text
    .default('off')
    .meta({ description: 'What the browser may fill in', examples: ['given-name'] }),
});

const formStep = z.strictObject({
  title: line('Heading of the step'),
  plain: line('The same in plain words, shown below it', 'Two questions to begin with').optional(),
  declines: text.optional().meta({ description: 'An answer that ends the evaluation after this step' }),
  note: text.optional().meta({ description: 'A sentence below the fields' }),
  fields: list('What the step asks', formField).min(1),
});

/** data/flows/case-evaluation.yaml */
export const formScriptSchema = titledGroup('Case evaluation', {
  title: line('Heading of the dialog'),
  description: text.meta({ description: 'One sentence under the title' }),
  labels: group('Words on buttons and hints', {
    step: filled('step', 'steps'),
    next: line('Button to the next step'),
    previous: line('Button to the step before'),
    submit: line('Button of the last step'),
    submitting: line('The same button while the message is being sent'),
    close: line('What a screen reader calls the button that closes'),
    call: filled('phone').meta({ description: 'What a screen reader calls the number at the top' }),
    choose: text.meta({ description: 'First line of a list from which nothing is chosen yet' }),
    required: line('Explains the asterisk'),
    oneLeft: line('When one required answer is missing'),
    manyLeft: filled('count'),
    notification: line('What a screen reader says before a message').default('Notification'),
    notifications: line('What it calls the place of all messages').default('Notifications'),
    dismiss: line('What a screen reader calls the button that closes a message').default('Dismiss'),
  }),
  notConnected: filled('phone').meta({ description: 'Shown while the site has no EmailJS ids' }),
  toasts: group('Messages in a corner of the screen', {
    declined: toast.meta({ description: 'When an answer ends the evaluation' }),
    success: toast.meta({ description: 'When the message was sent' }),
    failure: group('When it could not be sent', {
      title: line('The line in bold'),
      plain: filled('phone'),
      withText: filled('text'),
      unexpected: filled('error'),
      noConnection: line('The text when there is no connection').default('Network Error'),
      noAnswer: line('The error when the mail service does not answer').default(
        'No answer within 20 seconds',
      ),
      perhapsThere: line('The error, when the same answers were sent before').default(
        'Your answers may have reached us already',
      ),
      kept: filled('phone').meta({ description: 'Stays in the form after the toast has gone' }),
      unsure: filled('phone').meta({
        description: 'Stays in the form instead, if the message may have arrived after all',
      }),
    }),
  }),
  whatNext: group('Stands on the last step, and on the page once the message was sent', {
    title: line('Heading of the list', 'What happens next'),
    steps: list('In its order', lines('One thing that happens')).min(1),
  }),
  confirmation: group('Stays at the top of the page once the message was sent', {
    title: line('The line in bold'),
    text: filled('time', 'phone').meta({ description: 'Says when it was sent, and offers the phone' }),
  }),
  consent: agreement('privacy', 'terms').optional(),
  steps: list('The steps, one screen each', formStep).min(1),
}).meta({
  shows: 'Shows in the dialog that "Free Case Evaluation" opens',
  description: 'The form: its words, steps and fields',
});
