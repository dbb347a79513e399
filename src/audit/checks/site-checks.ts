import { howToConnect } from '#lib/connection.ts';
import type { CheckFacts } from './check-facts.ts';

/** The finished site, and what search engines may list of it. */
export const siteChecks = {
  'form-not-connected': {
    subject: 'site',
    severity: 'warning',
    title: 'The case evaluation is not connected',
    why: 'No message reaches the firm: the form asks visitors to call instead, and many will not.',
    fix: howToConnect,
  },
  'acceptance-unused': {
    subject: 'site',
    severity: 'notice',
    title: 'An accepted finding is not there any more',
    why: 'The next finding with the same words would be accepted unseen.',
    fix: 'Remove the entry from audit.accepted in data/site.yaml.',
  },
  'page-missing': {
    subject: 'site',
    severity: 'error',
    title: 'A planned page is not in the output folder',
    why: 'Links and sitemaps lead to it, and visitors meet a 404.',
    fix: 'Run npm run generate for the whole site, then the audit again.',
  },
  'page-stale': {
    subject: 'site',
    severity: 'error',
    title: 'A page is not what the data says now',
    why: 'The audit judges old texts, and so do visitors if this folder is published.',
    fix: 'Run npm run generate, then the audit again.',
  },
  'page-unplanned': {
    subject: 'site',
    severity: 'warning',
    title: 'A page that nobody planned lies in the output folder',
    why: 'It can be found and indexed, but no data stands behind it and nothing links to it.',
    fix: 'Delete the file, or run npm run generate -- --force.',
  },
  'text-leftover': {
    subject: 'site',
    severity: 'error',
    title: 'Something of the machinery shows in a text',
    why: 'A slot that was not filled, or "undefined", tells visitors that nobody looks after the page.',
    fix: 'Correct the name of the slot in the data, or the template that prints it.',
  },
  'canonical-wrong': {
    subject: 'index',
    severity: 'error',
    title: 'A canonical link is missing or does not name its own page',
    why: 'It tells search engines which address counts; a wrong one takes the page out of the index.',
    fix: 'Print exactly one canonical link with the absolute address of the page itself.',
  },
  'robots-wrong': {
    subject: 'index',
    severity: 'error',
    title: 'A page is indexed or kept out against the plan',
    why: 'The settings say one thing, the robots line of the page another.',
    fix: 'Run npm run generate; if that does not help, look at the robots line of the document.',
  },
  'sitemap-lacks': {
    subject: 'index',
    severity: 'error',
    title: 'An indexed page is in no sitemap',
    why: 'Search engines find it late, and cannot see when it changed.',
    fix: 'Run npm run generate; sitemaps and pages come from one plan.',
  },
  'sitemap-extra': {
    subject: 'index',
    severity: 'error',
    title: 'A sitemap lists an address that is not to be indexed',
    why: 'Pages kept out of the index, redirects and unknown addresses in a sitemap make search engines trust it less.',
    fix: 'Run npm run generate; sitemaps and pages come from one plan.',
  },
  'sitemap-broken': {
    subject: 'index',
    severity: 'error',
    title: 'A sitemap cannot be used',
    why: 'Search engines skip a sitemap that is missing, too large or unreadable.',
    fix: 'A sitemap holds at most 50,000 addresses and 50 MB; the index lists every one, and robots.txt names the index.',
  },
  'lastmod-wrong': {
    subject: 'index',
    severity: 'warning',
    title: 'The date of a page in the sitemap cannot be true',
    why: 'Search engines ignore the dates of a whole site once they find some to be wrong.',
    fix: 'Dates come from the record of changes in the data folder; generate the site and commit the record.',
  },
} as const satisfies Record<string, CheckFacts>;
