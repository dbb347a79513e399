import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../support/site.ts';

/** The file for the visitor's script, with only the ids of the form. */
export const visitorScript = ({ publicKey }: { publicKey: string }) =>
  JSON.stringify({ emailjs: { serviceId: 'service_maple', templateId: 'template_maple', publicKey } });

/** A finished site of a few files; `over` adds files or replaces them. */
export function deployedSite(over: Record<string, string> = {}): string {
  const dir = temporaryFolder();
  for (const [name, text] of Object.entries({ ...files, ...over })) {
    mkdirSync(path.join(dir, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(dir, name), text);
    // Whatever the rights of new files are here.
    chmodSync(path.join(dir, name), 0o644);
  }
  return dir;
}

const files = {
  'index.html': '<html data-visitor-script="/assets/visitor.1234.json">the home page',
  'about.html': 'the about page',
  'blog.html': 'the blog',
  'blog/one.html': 'the first post',
  'practice.html': 'the practice areas',
  'practice/404.html': 'no such practice area',
  '404.html': 'no such page',
  'assets/boot.1234.js': 'boot()',
  'assets/visitor.1234.json': visitorScript({ publicKey: 'key_maple' }),
  'social/one.png': 'a picture',
  'website_pages.csv': 'page',
  'robots.txt': 'User-agent: *\nAllow: /\n\nSitemap: https://www.maplelaw.example/sitemap.xml\n',
  _redirects: `\
/old-about /about 301
/About /about 301
/Old/About_Us.html /about 301
/caf%C3%A9/index.html /about 301
/assets/old.js /about 301
/journal/* /blog/:splat 301
/area/:p1/info /practice/:p1 301
/en/* /:splat 301
https://www.maplelaw.example/blog/* /404 302
/practice/* /practice/404 404
/* /404 404
`,
  _headers: `\
/*
  Content-Security-Policy: default-src 'none'; script-src 'self'
  X-Content-Type-Options: nosniff
  Cross-Origin-Resource-Policy: same-origin

/
  Cache-Control: public, max-age=0, must-revalidate

/:page
  Cache-Control: public, max-age=0, must-revalidate

/blog/*
  Cache-Control: public, max-age=0, must-revalidate

/assets/*
  Cache-Control: public, max-age=31536000, immutable

/social/*
  Cross-Origin-Resource-Policy: cross-origin

/website_pages.csv
  Content-Type: text/csv; charset=utf-8
  Content-Disposition: attachment; filename="website_pages.csv"
`,
};
