import { withFullStop } from '#lib/text.ts';
import { samplesAmong } from '#site/samples.ts';
import { wordsAround } from '#site/shell.ts';
import { quoted, type Subject } from './check.ts';
import { onSentences } from './sentences.ts';

/** How many characters identify a testimonial. */
const recognized = 60;

const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
const weekdays = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';

/** A sentence with a day, an event and the people affected is about a specific incident. */
const incident = [
  `(?:${months}) \\d{1,2}(?:, \\d{4})?|\\d{1,2}/\\d{1,2}/\\d{2,4}|(?:last|this past) (?:week|month|night|${weekdays})|yesterday`,
  '(?:crash|collision|collapse|fire|blaze|explosion|derailment|pileup|shooting|attack|accident|incident|disaster)(?:e?s)?',
  'victims?|survivors?|families|hurt|injured|killed|died|lost|claims?|lawsuits?|passengers|residents',
].map((words) => new RegExp(`\\b(?:${words})\\b`, 'i'));

/** Contingency fees, in the languages of the pages. */
const noFee =
  /\b(?:no (?:(?:legal|attorney['’]?s?['’]?) )?fees?|no win|no hay honorarios?|no paga honorarios)\b/i;

/** In the languages of the pages. */
const anyHour =
  /\b24\/7\b|\b24 (?:hours a day|horas al día)|\bat any hour\b|\ba cualquier hora\b|\bday (?:or|and) night\b|\bde día o de noche\b/i;

/** Rules on advertising common to most states; `data/advertising.yaml` has those of the firm's own. */
export const advertising: Subject = {
  title: 'Attorney advertising',
  checks: [
    {
      id: 'ad-label',
      level: 'error',
      title: 'The advertising label is missing',
      why: "Many states ask for a label on a law firm's advertising.",
      fix: 'Show the disclaimer of the footer on this page.',
      *onPage({ site, causes }, { route, reading }) {
        const label = wordsAround(site.content, route).legal.advertising;
        if (reading.lines.some((line) => line.includes(label))) return;
        yield { cause: causes.ofText(route, label), says: `"${label}" is not on the page.` };
      },
    },
    {
      id: 'ad-identity',
      level: 'error',
      title: "The firm's name, principal office address or phone is missing",
      why: 'States require advertising to say who is responsible for it and where to find them.',
      fix: 'Show the firm, the first office in site.yaml and the phone number on this page.',
      *onPage({ site, causes }, { route, reading }) {
        const { firm, offices, phones } = site.content.settings;
        const identity = [firm.name, offices[0]!.street, offices[0]!.zip, phones.main];
        const missing = identity.filter((part) => !reading.lines.some((line) => line.includes(part)));
        if (missing.length === 0) return;
        yield { cause: causes.inTemplate(route.kind), says: `Not on the page: ${missing.join('; ')}.` };
      },
    },
    {
      id: 'ad-prior-results',
      level: 'error',
      title: 'A result or testimonial appears without the line on prior results',
      why: 'A result on its own lets readers expect the same, which advertising rules call misleading.',
      fix: 'Show the line on the same page.',
      *onPage({ site, causes }, { route, reading }) {
        const { settings, testimonials } = site.content;
        const results = [
          settings.claims.recovered,
          ...testimonials.flatMap(({ amount, text }) => [amount, text.slice(0, recognized)]),
        ];
        const priorResults = wordsAround(site.content, route).legal.results.replace(/\.$/, '');
        if (reading.lines.some((line) => line.includes(priorResults))) return;
        const result = results.find((part) => reading.lines.some((line) => line.includes(part)));
        if (result === undefined) return;
        yield { cause: causes.ofText(route, result), says: `It shows ${quoted(result, recognized)}.` };
      },
    },
    {
      id: 'ad-expenses',
      level: 'error',
      title: 'A page promises no fee but does not mention expenses',
      why: 'Readers of "no fee" expect to owe nothing; states require advertising to say what a client may still owe.',
      fix: 'Show the line on expenses on the same page.',
      *onPage({ site, causes }, { route, reading }) {
        const { expenses } = wordsAround(site.content, route).legal;
        if (reading.lines.some((line) => line.includes(expenses))) return;
        const promise = reading.lines.find((line) => noFee.test(line));
        if (promise === undefined) return;
        yield { cause: causes.ofText(route, promise), says: `It says ${quoted(promise, recognized)}.` };
      },
    },
    {
      id: 'ad-sample',
      level: 'warning',
      title: 'People or results are invented',
      why: 'Visitors who take a sample for a real client or lawyer are misled.',
      fix: 'Replace them with real ones (testimonials with written consent), and write "sample: false".',
      *onSite({ site, causes }) {
        const { testimonials, attorneys } = site.content;
        const flag = 'sample: true';
        for (const says of samplesAmong(testimonials, 'testimonial', 'testimonials')) {
          yield { cause: causes.inData('testimonials.yaml', flag), says: `Samples: ${says}.` };
        }
        for (const { file, name } of attorneys.filter(({ sample }) => sample)) {
          yield { cause: causes.inData(file, flag), says: `${name} is a sample.` };
        }
      },
    },
    {
      id: 'ad-specialist',
      level: 'error',
      title: 'The firm seems to call itself a specialist',
      why: 'States forbid "specialist" and "specializes in" without a named certification.',
      fix: 'Write "we handle" or "we take"; name a doctor\'s field without the word.',
      onPage: onSentences([/\b(?:specialists?|specialt(?:y|ies)(?! Hospital)|speciali[sz](?:e|es|ing))\b/i]),
    },
    {
      id: 'ad-claim',
      level: 'warning',
      title: 'A claim that needs proof, or a promise',
      why: '"Best", "expert", "#1" and "guarantee" in our own sentences compare or promise what nobody can prove.',
      fix: 'Say what was done instead, or accept the sentence and give a reason (audit in site.yaml).',
      // Expert witnesses are fine; calling the firm's own people experts is a claim.
      onPage: onSentences(
        [
          /\b(?:expert(?! witness)|(?:our|your|legal|injury) experts|experts in|expertise|best|guarantee(?:s|d|ing)?|top-rated|number one)\b|#1\b/i,
        ],
        (sentence, { pages }) => withFullStop(sentence) === withFullStop(pages.shell.legal.results),
      ),
    },
    {
      id: 'ad-any-hour',
      level: 'warning',
      title: 'A page promises an answer at any hour, but site.yaml does not',
      why: 'Somebody who was hurt at night calls, and nobody answers.',
      fix: 'Write "atAnyHour: true" below "phones" in site.yaml if somebody does; if not, change the text.',
      onPage: onSentences([anyHour], (_, { settings }) => settings.phones.atAnyHour),
    },
    {
      id: 'ad-incident',
      level: 'error',
      title: 'A page seems to be aimed at the victims of one incident',
      why: 'Some states forbid approaching the victims of a specific event for some weeks.',
      fix: 'Write about the kind of accident, without the day or the event.',
      onPage: onSentences(incident),
    },
  ],
};
