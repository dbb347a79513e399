import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '#content/files/files-below.ts';
import { decodedAddress } from '#lib/decoded-address.ts';
import { firstRuleOf, movedRules, parseRedirects, type RedirectRule } from '#lib/host-rules.ts';
import { fileOf } from '#site/address.ts';
import { remembered } from '#lib/remembered.ts';

/** The output folder, as a host would serve it. */
export class FinishedSite {
  /** Redirects from old addresses. */
  readonly redirects: RedirectRule[];
  private readonly ruleFor: ReturnType<typeof firstRuleOf>;

  constructor(
    readonly folder: string,
    private readonly url: string,
  ) {
    this.redirects = movedRules(parseRedirects(this.text('_redirects') ?? ''));
    this.ruleFor = firstRuleOf(this.redirects);
  }

  text(file: string): string | undefined {
    const full = path.join(this.folder, file);
    return existsSync(full) ? readFileSync(full, 'utf8') : undefined;
  }

  /** Empty where there is no such page. */
  html(address: string): string {
    return this.text(fileOf(address)) ?? '';
  }

  readonly hasFile = remembered((address: string) => {
    const file = path.join(this.folder, decodedAddress(address));
    return existsSync(file) && statSync(file).isFile();
  });

  /** The target of a redirected address. */
  targetOf(address: string): string | undefined {
    return this.ruleFor(address)?.to;
  }

  /** The address on this site; undefined for links elsewhere. */
  addressOf(href: string, from: string): string | undefined {
    if (href.startsWith(`${this.url}/`)) return href.slice(this.url.length);
    if (href === this.url) return '/';
    if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(href)) return undefined;
    return href.startsWith('/') ? href : new URL(href, `${this.url}${from}`).href.slice(this.url.length);
  }

  *pages(): Generator<string> {
    for (const name of filesBelow(this.folder)) if (name.endsWith('.html')) yield name;
  }
}
