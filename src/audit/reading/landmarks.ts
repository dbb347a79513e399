import { voidTags } from '#lib/html/html-scan.ts';
import type { PageReading } from './page-reading.ts';

const roles: Record<string, string> = {
  main: 'main',
  nav: 'navigation',
  aside: 'complementary',
  header: 'banner',
  footer: 'contentinfo',
};
/** Inside these, a header and a footer belong to a part of the page and are no landmarks. */
const sectioning = new Set(['main', 'article', 'section', 'aside', 'nav']);
/** Landmarks only by their label. */
const byLabel = new Set(['section', 'form']);

/** Follows which landmarks a page has, and what stands outside of all. */
export class LandmarkReader {
  /** Open elements that matter here, each with whether it is a landmark. */
  private readonly stack: { tag: string; landmark: boolean }[] = [];
  private depth = 0;
  private skipping = 0;

  constructor(private readonly page: PageReading) {}

  open(tag: string, attributes: ReadonlyMap<string, string>): void {
    if (voidTags.has(tag)) return;
    const isSkipLink = tag === 'a' && attributes.get('href')?.startsWith('#');
    const known = tag in roles || sectioning.has(tag) || byLabel.has(tag) || attributes.has('role');
    if (isSkipLink) this.skipping++;
    if (!known && !isSkipLink && !this.stack.some((entry) => entry.tag === tag)) return;
    const label = attributes.get('aria-label') ?? attributes.get('aria-labelledby') ?? '';
    const role = this.roleOf(tag, label, attributes.get('role'));
    this.stack.push({ tag, landmark: role !== undefined });
    if (role === undefined) return;
    this.page.landmarks.push({ role, label });
    this.depth++;
  }

  close(tag: string): void {
    if (this.stack.at(-1)?.tag !== tag) return;
    if (this.stack.pop()!.landmark) this.depth--;
    if (tag === 'a') this.skipping = Math.max(0, this.skipping - 1);
  }

  /** The first words that stand outside of all landmarks are kept. */
  text(text: string): void {
    if (this.depth === 0 && this.skipping === 0 && this.page.outside === '') this.page.outside = text.trim();
  }

  private roleOf(tag: string, label: string, given: string | undefined): string | undefined {
    if (given !== undefined) return landmarkRoles.has(given) ? given : undefined;
    if (byLabel.has(tag)) return label === '' ? undefined : tag === 'form' ? 'form' : 'region';
    const inPart = this.stack.some((entry) => sectioning.has(entry.tag));
    if ((tag === 'header' || tag === 'footer') && inPart) return undefined;
    return roles[tag];
  }
}

const landmarkRoles = new Set([...Object.values(roles), 'region', 'search', 'form']);
