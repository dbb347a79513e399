import type { CheckFacts } from './check-facts.ts';

/** What the pages say. */
export const textChecks = {
  'text-thin': {
    subject: 'content',
    severity: 'warning',
    title: 'An indexed page has very little text of its own',
    why: 'Search engines seldom list pages that answer nothing, and many of them weigh on the whole site.',
    fix: 'Add what a reader in that place or case needs, or keep this kind of page out of the index.',
  },
  'text-near-duplicate': {
    subject: 'content',
    severity: 'warning',
    title: 'Pages say the same once names and numbers are set aside',
    why: 'Search engines call pages that differ in a name only "substantially similar" and may drop them all.',
    fix: 'Add facts that hold for one place only, or keep the pages out of the index (indexing in data/site.yaml).',
  },
  'text-repeated-word': {
    subject: 'content',
    severity: 'warning',
    title: 'A word stands twice in a row',
    why: 'It happens when a filled-in name meets the word before it, and reads as careless.',
    fix: 'Rewrite the sentence so that the name fits.',
  },
  'figure-unbacked': {
    subject: 'content',
    severity: 'error',
    title: 'A legal figure that no fact backs',
    why: 'A figure that is not in data/facts.yaml has no source and stays when the law changes.',
    fix: 'Add the fact with its source and name it in the text, as in {fact:injury-deadline}.',
  },
  'fact-old': {
    subject: 'content',
    severity: 'warning',
    title: 'A fact has not been read again for a year',
    why: 'A wrong deadline can cost a reader the case.',
    fix: 'Read the source again, correct the value if needed, and set the date in "reviewed".',
  },
  'ad-label': {
    subject: 'advertising',
    severity: 'error',
    title: 'The label "Attorney Advertising" is missing',
    why: "New York's Rule 7.1(f) asks for the label on a law firm's advertising.",
    fix: 'Print the disclaimer of the footer on this page.',
  },
  'ad-identity': {
    subject: 'advertising',
    severity: 'error',
    title: "The firm's name, principal office address or phone is missing",
    why: "New York's Rule 7.1(h) asks for all three in every advertisement.",
    fix: 'Print the firm, the first office of data/site.yaml and the phone on this page.',
  },
  'ad-prior-results': {
    subject: 'advertising',
    severity: 'error',
    title: 'A result or testimonial stands without the line on prior results',
    why: 'Rule 7.1(e)(3) asks for "Prior results do not guarantee a similar outcome" beside it.',
    fix: 'Print the line on the same page.',
  },
  'ad-specialist': {
    subject: 'advertising',
    severity: 'error',
    title: 'The firm seems to call itself a specialist',
    why: 'Rule 7.4(a) forbids "specialist" and "specializes in" without a named certification.',
    fix: 'Write "we handle", "we take", or name a doctor\'s field without the word.',
  },
  'ad-claim': {
    subject: 'advertising',
    severity: 'warning',
    title: 'A claim that has to be backed, or a promise',
    why: '"Best", "expert", "#1" and "guarantee" in our own sentences compare or promise what Rule 7.1(d) wants proved.',
    fix: 'Say what was done instead; or accept the sentence with its reason (audit in data/site.yaml).',
  },
  'ad-incident': {
    subject: 'advertising',
    severity: 'error',
    title: 'A page reads as aimed at the people of one incident',
    why: 'Rule 7.3(e) forbids to approach the victims of a specific event for 30 days.',
    fix: 'Write about the kind of accident, without the day and the event.',
  },
} as const satisfies Record<string, CheckFacts>;
