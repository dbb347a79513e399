import { z } from 'zod';
import { letter, line, lines, text } from './common.ts';

/** Everything the case evaluation can ask; the message that is sent has a place for each. */
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

/** What the chat remembers besides the options that were chosen. */
export const chatFieldNames = ['accidentDate', 'injuryType', 'phoneNumber'] as const;

const oneOf = <const T extends readonly string[]>(words: T, says: string) =>
  z.enum(words, letter(says, `Write one of: ${words.join(', ')}.`));

/** Text in which `[names]` in square brackets are filled while the visitor looks at it. */
const filled = (...names: string[]) =>
  names.reduce(
    (schema, name) =>
      schema.refine(
        (value) => value.includes(`[${name}]`),
        letter(`The text does not hold [${name}].`, `Write [${name}] where it belongs.`),
      ),
    text.meta({ description: `May hold ${names.map((name) => `[${name}]`).join(' and ')}` }),
  );

const toast = z
  .strictObject({ title: line('The line in bold'), text: lines('What it says') })
  .meta({ description: 'A short message in a corner of the screen' });

const formField = z.strictObject({
  name: oneOf(formFieldNames, 'The case evaluation has no field of this name.').meta({
    description: 'Its name in the message to the firm',
  }),
  label: text.meta({ description: 'The question, or what stands above the box' }),
  kind: oneOf(
    ['text', 'email', 'phone', 'number', 'date', 'long', 'choice', 'select'],
    'There is no field of this kind.',
  ).meta({ description: 'choice: all options in view; select: a list that opens; long: several lines' }),
  required: z.boolean().default(false).meta({ description: 'Marked with an asterisk; Next waits for it' }),
  problem: text.optional().meta({ description: 'Shown below the field when it is left empty or wrong' }),
  hint: text.optional().meta({ description: 'A short help below the label' }),
  options: z.array(text).default([]).meta({ description: 'For choice and select' }),
  preset: z.string().default('').meta({ description: 'Filled in before the visitor begins' }),
  autocomplete: text
    .default('off')
    .meta({ description: 'What the browser may fill in', examples: ['given-name'] }),
});

/** A sentence with links to pages of the small print; they open beside what was typed. */
const agreement = <const N extends string>(...names: N[]) =>
  z
    .strictObject({
      text: filled(...names),
      ...(Object.fromEntries(names.map((name) => [name, line(`Words of the link at [${name}]`)])) as Record<
        N,
        z.ZodString
      >),
    })
    .meta({ description: 'What the visitor agrees to, with links that open in a new tab' });

const formStep = z.strictObject({
  title: line('Heading of the step'),
  plain: line('The same in plain words, shown below it', 'Two questions to begin with').optional(),
  declines: text.optional().meta({ description: 'An answer that ends the evaluation after this step' }),
  note: text.optional().meta({ description: 'A sentence below the fields' }),
  fields: z.array(formField).min(1).meta({ description: 'What the step asks' }),
});

/** data/flows/case-evaluation.yaml */
export const formScriptSchema = z
  .strictObject({
    title: line('Heading of the dialog'),
    description: text.meta({ description: 'One sentence under the title' }),
    labels: z
      .strictObject({
        step: filled('step', 'steps'),
        next: line('Button to the next step'),
        previous: line('Button to the step before'),
        submit: line('Button of the last step'),
        submitting: line('The same button while the message is on its way'),
        close: line('What a screen reader calls the button that closes'),
        call: filled('phone').meta({ description: 'What a screen reader calls the number at the top' }),
        choose: text.meta({ description: 'First line of a list from which nothing is chosen yet' }),
        required: line('Explains the asterisk'),
        oneLeft: line('When one required answer is missing'),
        manyLeft: filled('count'),
      })
      .meta({ description: 'Words on buttons and hints' }),
    notConnected: filled('phone').meta({ description: 'Shown while the site has no EmailJS ids' }),
    toasts: z
      .strictObject({
        declined: toast.meta({ description: 'When an answer ends the evaluation' }),
        success: toast.meta({ description: 'When the message was sent' }),
        failure: z
          .strictObject({
            title: line('The line in bold'),
            plain: filled('phone'),
            withText: filled('text'),
            unexpected: filled('error'),
            kept: filled('phone').meta({ description: 'Stays in the form after the toast has gone' }),
            unsure: filled('phone').meta({
              description: 'Stays in the form instead when the message may have arrived all the same',
            }),
          })
          .meta({ description: 'When it could not be sent' }),
      })
      .meta({ description: 'Messages in a corner of the screen' }),
    whatNext: z
      .strictObject({
        title: line('Heading of the list', 'What happens next'),
        steps: z.array(lines('One thing that happens')).min(1).meta({ description: 'In its order' }),
      })
      .meta({ description: 'Stands on the last step, and on the page once the message was sent' }),
    confirmation: z
      .strictObject({
        title: line('The line in bold'),
        text: filled('time', 'phone').meta({ description: 'Says when it was sent, and offers the phone' }),
      })
      .meta({ description: 'Stays at the top of the page once the message was sent' }),
    consent: agreement('privacy', 'terms').optional(),
    steps: z.array(formStep).min(1).meta({ description: 'The steps, one screen each' }),
  })
  .meta({
    title: 'Case evaluation',
    shows: 'Shows in the dialog that "Free Case Evaluation" opens',
    description: 'The form: its words, steps and fields',
  });

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
  field: oneOf(chatFieldNames, 'The chat has no answer of this name.').meta({
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
  fills: oneOf(formFieldNames, 'The case evaluation has no field of this name.').optional().meta({
    description: 'The field of the case evaluation that the answer fills in, where the visitor asks for it',
  }),
  next: text.optional().meta({ description: 'Id of the step that follows' }),
});

/** data/flows/chat.yaml */
export const chatScriptSchema = z
  .strictObject({
    title: line('Name of the assistant'),
    status: line('The small word beside it', 'Online'),
    notice: text.meta({ description: 'Says that the chat is automated and gives no legal advice' }),
    consent: agreement('privacy').optional(),
    notConnected: filled('phone')
      .meta({ description: 'Shown before the first question while the site has no EmailJS ids' })
      .default(
        'Nothing you enter here can reach us yet. If you were hurt, please call us at [phone], day or night.',
      ),
    labels: z
      .strictObject({
        close: line('What a screen reader calls the button that closes'),
        call: filled('phone'),
        log: text.meta({ description: 'What a screen reader calls the conversation' }),
        send: line('What a screen reader calls the button that sends'),
        bot: text.meta({ description: 'Who speaks, for screen readers' }),
        visitor: line('The same for what the visitor wrote'),
      })
      .meta({ description: 'Words on buttons and for screen readers' }),
    calling: toast.meta({ description: 'Shown when a phone number was given' }),
    handOver: z
      .strictObject({
        says: lines(
          'Says that the case evaluation opens with the answers, and that nothing is sent by itself',
        ),
        button: line('Opens it', 'Send these answers to a lawyer'),
        county: filled('county').meta({
          description: 'What the case evaluation is told where a county was chosen instead',
        }),
      })
      .meta({ description: 'Offered at the end of the conversation' }),
    steps: z.array(chatStep).min(1).meta({ description: 'The conversation; it begins with the first step' }),
  })
  .meta({
    title: 'Chat',
    shows: 'Shows in the chat, which the round button opens',
    description: 'The conversation of the chat',
  });
