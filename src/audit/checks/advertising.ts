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
const noFee = /\b(?:no fee|no win|no hay honorarios?|no paga honorarios)\b/i;

/** Rules on advertising common to most states; `data/advertising.yaml` has those of the firm's own. */
export const advertising: Subject = {
  title: 'Attorney advertising',
  checks: [
    {
      id: 'ad-label',
      level: 'error',
      title: 'The label of advertising is missing',
      why: "Many states ask for a label on a law firm's advertising.",
      fix: 'Print the disclaimer of the footer on this page.',
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
      why: 'States ask who is responsible for an advertisement, and where to find them.',
      fix: 'Print the firm, the first office of site.yaml and the phone on this page.',
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
      title: 'A result or testimonial stands without the line on prior results',
      why: 'A result alone lets readers expect the same, which rules on advertising call misleading.',
      fix: 'Print the line on the same page.',
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
      title: 'A page promises no fee and is silent on expenses',
      why: 'Who reads "no fee" expects to owe nothing; states ask that advertising says what a client may still owe.',
      fix: 'Print the line on expenses on the same page.',
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
      why: 'Who takes a sample for a client or a lawyer of the firm is misled.',
      fix: 'Put real ones in their place, testimonials with written consent, and write "sample: false".',
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
      fix: 'Write "we handle", "we take", or name a doctor\'s field without the word.',
      onPage: onSentences([/\b(?:specialists?|specialt(?:y|ies)(?! Hospital)|speciali[sz](?:e|es|ing))\b/i]),
    },
    {
      id: 'ad-claim',
      level: 'warning',
      title: 'A claim that has to be backed, or a promise',
      why: '"Best", "expert", "#1" and "guarantee" in our own sentences compare or promise what nobody can prove.',
      fix: 'Say what was done instead; or accept the sentence with its reason (audit in site.yaml).',
      // Expert witnesses are fine; calling the firm's own people experts is a claim.
      onPage: onSentences(
        [
          /\b(?:expert(?! witness)|(?:our|your|legal|injury) experts|experts in|expertise|best|guarantee(?:s|d|ing)?|top-rated|number one)\b|#1\b/i,
        ],
        (sentence, { pages }) => withFullStop(sentence) === withFullStop(pages.shell.legal.results),
      ),
    },
    {
      id: 'ad-incident',
      level: 'error',
      title: 'A page reads as aimed at the people of one incident',
      why: 'Some states forbid to approach the victims of a specific event for some weeks.',
      fix: 'Write about the kind of accident, without the day and the event.',
      onPage: onSentences(incident),
    },
  ],
};
