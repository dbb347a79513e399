import { hash } from 'node:crypto';
import type { SiteSettings } from '#content/content.ts';
import { Refused } from '#lib/refused.ts';
import { addressOf, csvFile } from '#site/address.ts';
import type { Site } from '#site/plan.ts';
import { singleAddresses } from '#site/routes/routes.ts';
import { sections } from '#site/routes/sections.ts';
import { redirectToHttps } from '../render/https-redirect.ts';
import { editorHeaders } from './editor-headers.ts';
import { redirectLines } from './redirect-files.ts';

export function robotsTxt({ url }: SiteSettings): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`;
}

/**
 * Redirects in the syntax of Netlify and Cloudflare Pages. Netlify applies a catch-all rule only if no file matches,
 * but Cloudflare applies it before any file, which would hide the whole blog. So catch-all rules name the host:
 * Cloudflare skips such rules, and finds the nearest 404.html by itself.
 */
export function redirectsFile(site: Site, data: string): string {
  const { url } = site.content.settings;
  const unknown = [
    ...sections.flatMap(({ address, notFound }) => (notFound ? [] : [`${url}${address}/* /404 302`])),
    ...sections.flatMap(({ address, notFound }) =>
      notFound ? [`${address}/* ${singleAddresses[notFound]} 404`] : [],
    ),
    '/* /404 404',
  ];
  return `${redirectLines(site, data)}${unknown.join('\n')}\n`;
}

/**
 * Where pages and the files of the editor are. Browsers may cache them, but must revalidate each time; without this
 * header they would guess from the age of a file how long it stays. No other rule sets the same header, as Cloudflare
 * would join both values with a comma.
 */
const revalidatedAt = [
  addressOf.home(),
  '/:page',
  ...[...sections.map(({ address }) => address), '/sitemaps', '/admin'].map((folder) => `${folder}/*`),
];

/**
 * Response headers in the syntax of Netlify and Cloudflare Pages. Social pictures may be embedded by other sites. If a
 * host joins both values of their policy with a comma, browsers ignore the policy, which allows embedding as well.
 */
export function headersFile({ emailjs, tracker, editor }: SiteSettings): string {
  const scriptHash = hash('sha256', redirectToHttps.__html, 'base64');
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'sha256-${scriptHash}'`,
    // The dialog's scroll lock writes a style element, and a static host has no nonce to give it.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${originOf(emailjs.origin, 'emailjs.origin')}`,
    tracker ? `frame-src ${originOf(tracker.url, 'tracker.url')}` : "frame-src 'none'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    'upgrade-insecure-requests',
  ];
  return `/*
  Content-Security-Policy: ${policy.join('; ')}
  Strict-Transport-Security: max-age=63072000; includeSubDomains; preload
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=()
  Cross-Origin-Opener-Policy: same-origin
  Cross-Origin-Resource-Policy: same-origin

${revalidatedAt.map((path) => `${path}\n  Cache-Control: public, max-age=0, must-revalidate\n`).join('\n')}
/assets/*
  Cache-Control: public, max-age=31536000, immutable

/images/*
  Cache-Control: public, max-age=86400

/social/*
  Cache-Control: public, max-age=86400
  Cross-Origin-Resource-Policy: cross-origin

/${csvFile}
  Content-Type: text/csv; charset=utf-8
  Content-Disposition: attachment; filename="${csvFile}"
${editor ? editorHeaders(editor) : ''}`;
}

/** The origin of an address, for the policy; a semicolon would start another directive, a comma another policy. */
function originOf(url: string, setting: string): string {
  const origin = URL.canParse(url) ? new URL(url).origin : 'null';
  if (origin === 'null' || /[;,]/.test(origin)) {
    throw new Refused(`${setting} is "${url}". Write a web address, such as https://api.example.com.`);
  }
  return origin;
}
