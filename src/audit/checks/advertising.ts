import { samplesAmong } from '#site/samples.ts';
import { quoted, type Subject } from './check.ts';
import { onSentences } from './sentences.ts';

const label = 'Attorney Advertising';
const priorResults = 'Prior results do not guarantee a similar outcome';
const footer = 'src/components/shell/disclaimer.tsx';
/** So much of a testimonial is enough to recognize it. */
const recognized = 60;

const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
const weekdays = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';

/** A day, an event and those it struck: a sentence that has all three speaks of one incident. */
const incident = [
  `(?:${months}) \\d{1,2}(?:, \\d{4})?|\\d{1,2}/\\d{1,2}/\\d{2,4}|(?:last|this past) (?:week|month|night|${weekdays})|yesterday`,
  '(?:crash|collision|collapse|fire|blaze|explosion|derailment|pileup|shooting|attack|accident|incident|disaster)(?:e?s)?',
  'victims?|survivors?|families|hurt|injured|killed|died|lost|claims?|lawsuits?|passengers|residents',
].map((words) => new RegExp(`\\b(?:${words})\\b`, 'i'));

/** What New York asks of every advertisement of a law firm. */
export const advertising: Subject = {
  title: 'Attorney advertising',
  checks: [
    {
      id: 'ad-label',
      level: 'error',
      title: 'The label "Attorney Advertising" is missing',
      why: "New York's Rule 7.1(f) asks for the label on a law firm's advertising.",
      fix: 'Print the disclaimer of the footer on this page.',
      onPage: ({ causes }) =>
        function* ({ reading }) {
          if (reading.lines.some((line) => line.includes(label))) return;
          yield { cause: causes.inFile(footer, label), says: 'The label is not on the page.' };
        },
    },
    {
      id: 'ad-identity',
      level: 'error',
      title: "The firm's name, principal office address or phone is missing",
      why: "New York's Rule 7.1(h) asks for all three in every advertisement.",
      fix: 'Print the firm, the first office of data/site.yaml and the phone on this page.',
      onPage({ site, causes }) {
        const { firm, offices, phones } = site.content.site;
        const identity = [firm.name, offices[0]!.street, offices[0]!.zip, phones.main];
        return function* ({ route, reading }) {
          const missing = identity.filter((part) => !reading.lines.some((line) => line.includes(part)));
          if (missing.length === 0) return;
          yield { cause: causes.inTemplate(route.kind), says: `Not on the page: ${missing.join('; ')}.` };
        };
      },
    },
    {
      id: 'ad-prior-results',
      level: 'error',
      title: 'A result or testimonial stands without the line on prior results',
      why: 'Rule 7.1(e)(3) asks for "Prior results do not guarantee a similar outcome" beside it.',
      fix: 'Print the line on the same page.',
      onPage({ site, causes }) {
        const { site: settings, testimonials } = site.content;
        const results = [
          settings.claims.recovered,
          ...testimonials.flatMap(({ amount, text }) => [amount, text.slice(0, recognized)]),
        ];
        return function* ({ route, reading }) {
          if (reading.lines.some((line) => line.includes(priorResults))) return;
          const result = results.find((part) => reading.lines.some((line) => line.includes(part)));
          if (result === undefined) return;
          yield { cause: causes.ofText(route, result), says: `It shows ${quoted(result, recognized)}.` };
        };
      },
    },
    {
      id: 'ad-sample',
      level: 'warning',
      title: 'People or results are invented',
      why: 'Rule 7.1(a) forbids what deceives: who takes a sample for a client or a lawyer of the firm is misled.',
      fix: 'Put real ones in their place, testimonials with written consent, and write "sample: false".',
      *onSite({ site, causes }) {
        const { testimonials, attorneys } = site.content;
        const flag = 'sample: true';
        for (const says of samplesAmong(testimonials, 'testimonial', 'testimonials')) {
          yield { cause: causes.inData('testimonials.yaml', flag), says: `Samples: ${says}.` };
        }
        for (const { file, name } of attorneys.filter(({ sample }) => sample)) {
          yield { cause: causes.inFile(file, flag), says: `${name} is a sample.` };
        }
      },
    },
    {
      id: 'ad-specialist',
      level: 'error',
      title: 'The firm seems to call itself a specialist',
      why: 'Rule 7.4(a) forbids "specialist" and "specializes in" without a named certification.',
      fix: 'Write "we handle", "we take", or name a doctor\'s field without the word.',
      onPage: onSentences([/\b(?:specialists?|specialt(?:y|ies)|speciali[sz](?:e|es|ing))\b/i]),
    },
    {
      id: 'ad-claim',
      level: 'warning',
      title: 'A claim that has to be backed, or a promise',
      why: '"Best", "expert", "#1" and "guarantee" in our own sentences compare or promise what Rule 7.1(d) wants proved.',
      fix: 'Say what was done instead; or accept the sentence with its reason (audit in data/site.yaml).',
      // Experts who testify are no claim of ours; experts of ours, or in what we do, are.
      onPage: onSentences(
        [
          /\b(?:expert(?! witness)|(?:our|your|legal|injury) experts|experts in|expertise|best|guarantee(?:s|d|ing)?|top-rated|number one)\b|#1\b/i,
        ],
        /^Prior results do not guarantee a similar outcome\.?$/,
      ),
    },
    {
      id: 'ad-incident',
      level: 'error',
      title: 'A page reads as aimed at the people of one incident',
      why: 'Rule 7.3(e) forbids to approach the victims of a specific event for 30 days.',
      fix: 'Write about the kind of accident, without the day and the event.',
      onPage: onSentences(incident),
    },
  ],
};
