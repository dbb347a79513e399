import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { decodedAddress } from '#lib/decoded-address.ts';
import { mainLines } from '#lib/html/html-text.ts';
import { fileOf } from '#site/routes/address.ts';

/** A rule of `_redirects`. */
export interface ServedRedirect {
  from: string;
  to: string;
  status: number;
}

/** As in the data folder. */
const pictures = 'images';

/** The output folder, as a host would serve it. */
export class FinishedSite {
  private readonly known = new Map<string, boolean>();
  /** Rules that move one address to another. */
  readonly redirects: ServedRedirect[];

  constructor(
    readonly folder: string,
    private readonly url: string,
  ) {
    this.redirects = this.lines('_redirects').flatMap((line) => {
      const [from = '', to = '', status = '301'] = line.trim().split(/\s+/);
      const moved = from.startsWith('/') && !from.includes('*') && Number(status) < 400;
      return moved ? [{ from, to, status: Number(status) }] : [];
    });
  }

  text(file: string): string | undefined {
    const full = path.join(this.folder, file);
    return existsSync(full) ? readFileSync(full, 'utf8') : undefined;
  }

  /** What a page is about, line by line. */
  mainLines(address: string): string[] {
    return mainLines(this.text(fileOf(address)) ?? '');
  }

  hasFile(address: string): boolean {
    let known = this.known.get(address);
    if (known === undefined) {
      known =
        statSync(path.join(this.folder, decodedAddress(address)), { throwIfNoEntry: false })?.isFile() ??
        false;
      this.known.set(address, known);
    }
    return known;
  }

  redirectOf(address: string): ServedRedirect | undefined {
    return this.redirects.find(({ from }) => from === address);
  }

  /** The address on this site, or nothing when it leads elsewhere. */
  addressOf(href: string, from: string): string | undefined {
    if (href.startsWith(`${this.url}/`)) return href.slice(this.url.length);
    if (href === this.url) return '/';
    if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(href)) return undefined;
    return href.startsWith('/') ? href : new URL(href, `${this.url}${from}`).href.slice(this.url.length);
  }

  /** Every HTML file, by its path in the folder. */
  *pages(): Generator<string> {
    for (const name of this.files('')) if (name.endsWith('.html')) yield name;
  }

  /** The pictures of the data with their bytes. */
  *pictures(): Generator<{ file: string; bytes: number }> {
    for (const file of this.files(pictures)) {
      yield { file, bytes: statSync(path.join(this.folder, file)).size };
    }
  }

  private *files(below: string): Generator<string> {
    const folder = path.join(this.folder, below);
    if (!existsSync(folder)) return;
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const name = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) yield* this.files(name);
      else yield name;
    }
  }

  private lines(file: string): string[] {
    return (this.text(file) ?? '').split('\n').filter((line) => line.trim() !== '');
  }
}
