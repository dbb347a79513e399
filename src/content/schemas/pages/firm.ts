import { group, list } from '../common/groups-and-lists.ts';
import { headedText, line, lines, titledText } from '../common/texts.ts';
import { headed, pageWords, steps } from './page.ts';
import { defaultLine } from '../common/patterns.ts';

export const aboutWords = pageWords('/about', 'About page', {
  mission: headed('What the firm is for'),
  philosophy: headed('How the firm works'),
  reasons: list('Reasons to choose the firm; four or six fill their rows', titledText).min(1),
  closing: lines('The closing words of the page', 'Call {phone} at any hour and ask.'),
  lawyersHeading: defaultLine('Above the lawyers', 'The People Who Answer'),
  reasonsHeading: defaultLine('Above the reasons', '{count} Reasons to Choose {firm}', 'count'),
});

export const contactWords = pageWords('/contact', 'Contact page', {
  call: headed('About calling'),
  form: headedText
    .extend({
      withoutScript: defaultLine(
        'Where the browser runs no script',
        'The form needs JavaScript, which is off in this browser: please call {phone}.',
        'phone',
      ),
    })
    .meta({ description: 'About the case evaluation' }),
  offices: headed('Above the offices'),
  expect: group('What happens next', {
    heading: line('Heading of this part of the page', 'What Happens Next'),
    steps: steps('What happens after a visitor writes or calls'),
  }),
  schedule: defaultLine('Below the steps', 'Prefer to choose a time? {link}.', 'link'),
  scheduleLink: defaultLine('The link in it, to the scheduling page', 'Schedule your consultation'),
});

export const scheduleWords = pageWords('/schedule', 'Scheduling page', {
  text: lines(
    'Explains that another service is used and opens in a new tab',
    'Appointments are booked through another service, which opens in a new tab.',
  ),
  steps: steps('How to book, step by step'),
  button: line('The words on the button', 'Open the Scheduling Page'),
  note: lines('The words below the button', 'Is a deadline close? Call {phone} instead.'),
});
