import { voidTags } from '#lib/html/html-scan.ts';
import type { PageReading } from './page-reading.ts';

const roles: Record<string, string> = {
  main: 'main',
  nav: 'navigation',
  aside: 'complementary',
  header: 'banner',
  footer: 'contentinfo',
};
/** Inside these, header and footer are not landmarks. */
const sectioning = new Set(['main', 'article', 'section', 'aside', 'nav']);
/** Landmarks only if labeled. */
const byLabel = new Set(['section', 'form']);

/** Tracks the landmarks of a page, and text outside them. */
export class LandmarkReader {
  /** Relevant open elements; text is fine inside a landmark, and inside a skip link. */
  private readonly stack: { tag: string; holdsWords: boolean }[] = [];

  constructor(private readonly page: PageReading) {}

  open(tag: string, attributes: ReadonlyMap<string, string>): void {
    if (voidTags.has(tag)) return;
    const isSkipLink = tag === 'a' && attributes.get('href')?.startsWith('#') === true;
    const known = tag in roles || sectioning.has(tag) || byLabel.has(tag) || attributes.has('role');
    if (!known && !isSkipLink && !this.stack.some((entry) => entry.tag === tag)) return;
    const label = attributes.get('aria-label') ?? attributes.get('aria-labelledby') ?? '';
    const role = this.roleOf(tag, label, attributes.get('role'));
    this.stack.push({ tag, holdsWords: role !== undefined || isSkipLink });
    if (role !== undefined) this.page.landmarks.push({ role, label });
  }

  close(tag: string): void {
    if (this.stack.at(-1)?.tag === tag) this.stack.pop();
  }

  /** Keeps the first text outside all landmarks. */
  text(text: string): void {
    if (this.page.outside !== '' || this.stack.some(({ holdsWords }) => holdsWords)) return;
    this.page.outside = text.trim();
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
