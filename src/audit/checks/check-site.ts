import type { SiteChecksInput, SiteReport } from './site-checks-input.ts';
import { idsInSite, missingIds } from '#lib/connection.ts';
import { listInWords } from '#lib/text.ts';
import { fileOf } from '#site/address.ts';
import type { Route, RouteKind } from '#site/routes.ts';
import type { Causes } from '../causes.ts';
import { withoutBrand } from '#lib/search-result.ts';
import { checkIndex, checkRobots } from './check-index.ts';
import { checkWeights, type Weight } from './check-weights.ts';
import type { Cause } from '../finding.ts';
import { quoted } from './page-checks.ts';
import { readPart } from '../reading/read-page.ts';

/** Clicks from the home page beyond which a page is far. */
const deepest = 4;
/** Words of main text below which an indexed page says very little. */
const leastWords = 100;
const yearInDays = 365;

/** What can only be seen when all pages are known. */
export function checkSite(input: SiteChecksInput): { weights: Weight[] } {
  const report: SiteReport = (check, page, cause, says) => input.book.add(check, cause, { page, says });
  checkDuplicates(input, report);
  checkReach(input, report);
  checkAnchors(input, report);
  checkTexts(input, report);
  checkIndex(input, report);
  checkRobots(input, report);
  checkRedirects(input, report);
  checkConnection(input, report);
  checkFacts(input, report);
  checkUnplanned(input, report);
  checkAcceptances(input, report);
  return { weights: checkWeights(input, report) };
}

/** Titles and descriptions that two indexed pages share; both are told. */
function checkDuplicates({ pages, routes, causes }: SiteChecksInput, report: SiteReport): void {
  for (const field of ['title', 'description'] as const) {
    const sharing = new Map<string, number[]>();
    pages.forEach((page, number) => {
      if (!page.indexed || page[field] === '') return;
      const same = sharing.get(page[field]);
      if (same) same.push(number);
      else sharing.set(page[field], [number]);
    });
    for (const [text, numbers] of sharing) {
      if (numbers.length === 1) continue;
      for (const number of numbers) {
        const other = numbers.find((candidate) => candidate !== number)!;
        const says = `As on ${pages[other]!.address}: ${quoted(text)}`;
        report(`${field}-duplicate`, number, causes.ofText(routes[number]!, withoutBrand(text)), says);
      }
    }
  }
}

/** How visitors and search engines get to each page. */
function checkReach({ pages, routes, graph, unfollowed, causes }: SiteChecksInput, report: SiteReport): void {
  const home = routes.findIndex(({ kind }) => kind === 'home');
  const depths = graph.depths(home);
  const inlinks = graph.inlinks();
  const followed = graph.inlinks((page) => !unfollowed.has(page));
  pages.forEach((page, number) => {
    page.depth = depths[number]!;
    page.inlinks = inlinks[number]!;
    if (!page.indexed || number === home) return;
    const cause = () => causes.ofTemplate(page.kind);
    if (page.inlinks === 0) report('orphan-page', number, cause(), 'No page links to it.');
    else if (followed[number] === 0) {
      report('orphan-for-search', number, cause(), `${page.inlinks} linking pages are all marked nofollow.`);
    }
    if (page.depth > deepest) report('page-deep', number, cause(), `It is ${page.depth} clicks away.`);
  });
}

/** Places on other pages that links name. */
function checkAnchors({ anchors, routes, dist, causes }: SiteChecksInput, report: SiteReport): void {
  const ids = new Map<number, Set<string>>();
  for (const { from, to, id, link } of anchors) {
    let known = ids.get(to);
    if (!known) ids.set(to, (known = readPart(dist.text(fileOf(routes[to]!.address)) ?? '').ids));
    if (known.has(id)) continue;
    const says = `${quoted(link.name, 60)} leads to ${link.href}, but there is no id="${id}".`;
    report('anchor-broken', from, causes.ofText(routes[from]!, link.name), says);
  }
}

/** Pages with little text, and with the same text as others. */
function checkTexts({ pages, siblings, routes, causes }: SiteChecksInput, report: SiteReport): void {
  pages.forEach((page, number) => {
    if (!page.indexed || page.words === 0 || page.words >= leastWords) return;
    report('text-thin', number, causes.ofTemplate(page.kind), `Its main text has ${page.words} words.`);
  });
  for (const cluster of siblings.clusters) {
    for (const number of cluster) {
      if (!pages[number]!.indexed) continue;
      const other = pages[pages[number]!.nearest];
      const says = `${percent(pages[number]!.similarity)} like ${other?.address ?? 'its siblings'}; ${cluster.length} pages are alike.`;
      report('text-near-duplicate', number, causeOfLikeness(routes[number]!, causes), says);
    }
  }
}

/** What tells one place's page from another's stands in the intro of the topic, or in the template. */
function causeOfLikeness(route: Route, causes: Causes): Cause {
  const intro: Partial<Record<RouteKind, string>> = {
    'county-topic': '  county:',
    'city-topic': '  city:',
    'zip-topic': '  zip:',
  };
  const key = intro[route.kind];
  return key && 'topic' in route ? causes.inFile(route.topic.file, key) : causes.ofTemplate(route.kind);
}

/** Redirects that do not lead straight to a page. */
function checkRedirects({ dist, pages, causes }: SiteChecksInput, report: SiteReport): void {
  const addresses = new Set(pages.map(({ address }) => address));
  for (const { from, to } of dist.redirects) {
    if (addresses.has(to) || /^https?:/.test(to) || to.includes(':splat')) continue;
    const next = dist.redirectOf(to);
    const says = next
      ? `${from} leads to ${to}, which leads on to ${next.to}.`
      : `${from} leads to ${to}, where there is no page.`;
    report('redirect-chain', -1, causes.inData('redirects.yaml', from), says);
  }
}

function checkConnection({ dist, causes }: SiteChecksInput, report: SiteReport): void {
  const missing = missingIds(idsInSite((file) => dist.text(file)) ?? {});
  if (missing.length === 0) return;
  const says = `${listInWords(missing)} ${missing.length === 1 ? 'is' : 'are'} missing in what visitors get.`;
  report('form-not-connected', -1, causes.inData('site.yaml', 'emailjs:'), says);
}

function checkFacts({ site, now, causes }: SiteChecksInput, report: SiteReport): void {
  for (const { id, reviewed, source } of site.content.facts) {
    const days = Math.floor((now.getTime() - Date.parse(reviewed)) / 86_400_000);
    if (days <= yearInDays) continue;
    const says = `${id} (${source}) was read last on ${reviewed}, ${days} days ago.`;
    report('fact-old', -1, causes.inData('facts.yaml', `id: ${id}`), says);
  }
}

function checkUnplanned({ routes, publicFiles, dist }: SiteChecksInput, report: SiteReport): void {
  const planned = new Set([...routes.map(({ address }) => fileOf(address)), ...publicFiles]);
  for (const file of dist.pages()) {
    if (!planned.has(file)) report('page-unplanned', -1, { file: `${dist.folder}/${file}`, line: 1 }, file);
  }
}

/** Comes last: by now every finding has been seen. */
function checkAcceptances({ book, causes }: SiteChecksInput, report: SiteReport): void {
  for (const { check, text } of book.unusedAcceptances()) {
    report('acceptance-unused', -1, causes.inData('site.yaml', text), `${check}: ${quoted(text)}`);
  }
}

export const percent = (share: number) => `${Math.round(share * 100)}%`;
