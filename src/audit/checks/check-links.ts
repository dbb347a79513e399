import type { FinishedSite } from '../reading/finished-site.ts';
import type { LinkReading, PageReading } from '../reading/page-reading.ts';
import { quoted, type AuditedPage, type CheckContext } from './page-checks.ts';

/** A link to a place on another page, to be looked up when all pages are read. */
export interface PlannedAnchor {
  from: number;
  to: number;
  id: string;
  link: LinkReading;
}

export interface LinkTargets {
  pages: number[];
  anchors: PlannedAnchor[];
}

/** Follows the links of a page as a visitor would, and answers which pages they lead to. */
export function followLinks(
  number: number,
  page: AuditedPage,
  numberOf: (address: string) => number | undefined,
  dist: FinishedSite,
  { causes, report }: CheckContext,
): LinkTargets {
  const { route, reading } = page;
  const found: LinkTargets = { pages: [], anchors: [] };
  for (const link of reading.links) {
    checkNewTab(page, link, { causes, report });
    const cause = () => causes.ofText(route, link.name);
    if (link.href.startsWith('http:'))
      report('link-insecure', cause(), `${quoted(link.name, 60)} leads to ${link.href}.`);
    const address = dist.addressOf(link.href, route.address);
    if (address === undefined) continue;
    const [path = '', id = ''] = address.replace(/\?[^#]*/, '').split('#', 2);
    if (path === '' || path === route.address) {
      if (id !== '' && !reading.ids.has(id))
        report('anchor-broken', cause(), `There is no id="${id}" for ${link.href}.`);
      if (link.href !== '') continue;
    }
    const target = link.href === '' ? undefined : numberOf(path);
    if (target !== undefined) {
      found.pages.push(target);
      if (id !== '') found.anchors.push({ from: number, to: target, id, link });
    } else if (dist.redirectOf(path)) {
      report(
        'link-redirected',
        cause(),
        `${quoted(link.name, 60)} leads to ${path}, which has moved to ${dist.redirectOf(path)!.to}.`,
      );
    } else if (link.href === '' || !dist.hasFile(path)) {
      report('link-broken', cause(), `${quoted(link.name, 60)} leads to ${link.href || 'an empty address'}.`);
    }
  }
  return found;
}

function checkNewTab({ route }: AuditedPage, link: LinkReading, { causes, report }: CheckContext): void {
  if (!link.newTab) return;
  const lacks = [
    ...(/\bnoopener\b|\bnoreferrer\b/.test(link.rel) ? [] : ['rel="noopener"']),
    ...(/new (?:tab|window)/i.test(link.name) ? [] : ['a word that it opens a new tab']),
  ];
  if (lacks.length > 0)
    report(
      'link-new-tab',
      causes.ofText(route, link.name),
      `${quoted(link.name, 60)} lacks ${lacks.join(' and ')}.`,
    );
}

/** Files that pages load. */
export function checkAssets(
  { route, reading }: AuditedPage,
  dist: FinishedSite,
  { causes, report }: CheckContext,
): void {
  for (const src of assetsOf(reading)) {
    if (src.startsWith('http:')) report('link-insecure', causes.ofTemplate(route.kind), `It loads ${src}.`);
    const address = dist.addressOf(src, route.address)?.replace(/[?#].*$/, '');
    if (address !== undefined && !dist.hasFile(address)) {
      report(
        'asset-broken',
        causes.ofText(route, src.slice(src.lastIndexOf('/') + 1)),
        `${src} is not there.`,
      );
    }
  }
}

const assetsOf = ({ assets }: PageReading) => new Set(assets.filter((src) => !src.startsWith('data:')));
