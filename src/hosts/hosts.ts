import { counted } from '#lib/text.ts';
import { caddyfile } from './caddyfile.ts';
import { cloudfrontFunctions } from './cloudfront-functions.ts';
import type { Deployment, HostFinding } from './deployment.ts';
import type { NamedFile } from '#lib/named-file.ts';
import type { hostNames } from './host-names.mjs';
import { fewerRedirects, verdict, type Limits } from './limits.ts';
import { nginxConf } from './nginx-conf.ts';
import { vercelJson } from './vercel-json.ts';

export type HostName = (typeof hostNames)[number];

/** Whether a host does something by itself, once a file configures it, or not at all. */
export type Ability = 'builtIn' | 'configured' | 'unsupported';

export interface Host {
  title: string;
  limits: Limits;
  /** Serves about.html at /about. */
  cleanAddresses: Ability;
  redirects: Ability;
  headers: Ability;
  /** Serves the 404 page of their section at unknown addresses. */
  sectionNotFound: Ability;
  /** Whether it is a server of your own, which may have any port, and needs no domain name. */
  isOwn?: boolean;
  files(site: Deployment): NamedFile[];
  /** What to do with the files, and what else to set up once. */
  steps: string[];
  /** Findings specific to this host. */
  more?(site: Deployment): HostFinding[];
}

const mebibyte = 2 ** 20;

/** Hosts that need nothing else: they read `_redirects` and `_headers`. */
const readsOurFiles = {
  cleanAddresses: 'builtIn',
  redirects: 'builtIn',
  headers: 'builtIn',
  sectionNotFound: 'builtIn',
  files: () => [],
  steps: ['Publish the folder as it is; _redirects and _headers in it are read.'],
} satisfies Partial<Host>;

/** Hosts that are fully configured by the files written for them. */
const configuredByFiles = {
  cleanAddresses: 'configured',
  redirects: 'configured',
  headers: 'configured',
} satisfies Partial<Host>;

/** A web server usually runs as another user than the one who copies the site there, and copies keep the rights. */
const readByServer = ({ unreadable }: Deployment): HostFinding[] =>
  unreadable === 0
    ? []
    : [
        {
          weight: 'loses',
          says: `${counted(unreadable, 'file', 'files')} can be read only by the user who made the site. If the server is another one, visitors get error 403.`,
          fix: 'Where the site lies on the server, run: chmod -R a+rX .',
        },
      ];

/** Your own server, with a file that configures it. */
const ownServer = {
  ...configuredByFiles,
  limits: {},
  sectionNotFound: 'configured',
  isOwn: true,
  more: readByServer,
} satisfies Partial<Host>;

/** According to the hosts' own documentation as of November 2026. */
export const hosts = {
  // developers.cloudflare.com/pages: platform/limits, configuration/redirects, configuration/headers.
  'cloudflare-pages': {
    title: 'Cloudflare Pages',
    limits: {
      files: {
        most: 20_000,
        beyond: {
          most: 100_000,
          how: 'Use a paid plan, and set PAGES_WRANGLER_MAJOR_VERSION=4 in the settings of the project.',
        },
      },
      bytesInFile: 25 * mebibyte,
      redirects: { exact: 2000, patterns: 100 },
      charactersInRedirect: 1000,
      headerRules: 100,
      charactersInHeader: 2000,
    },
    ...readsOurFiles,
    steps: [
      ...readsOurFiles.steps,
      'If the addresses of a former website ended in a slash, add a Redirect Rule in Cloudflare that removes it: each line of _redirects is for the address exactly as written.',
    ],
    more: ({ redirects }) => {
      const left = redirects.filter(({ from, status }) => status >= 400 || !from.startsWith('/')).length;
      return left === 0
        ? []
        : [
            {
              weight: 'fine',
              says: `The log will name ${counted(left, 'line', 'lines')} of _redirects as invalid. They are meant for Netlify; Cloudflare finds the nearest 404.html without them.`,
            },
          ];
    },
  },
  // docs.netlify.com: deploy/deploy-overview, manage/routing/redirects/overview.
  netlify: {
    title: 'Netlify',
    limits: { filesInFolder: 54_000, redirects: { all: 10_000 } },
    ...readsOurFiles,
  },
  // vercel.com/docs: limits, redirects/configuration-redirects.
  vercel: {
    title: 'Vercel',
    limits: {
      files: {
        most: 15_000,
        beyond: {
          most: Infinity,
          how: 'Let Vercel make the site from the repository; do not upload the folder.',
        },
      },
      redirects: { all: 2048 },
    },
    ...configuredByFiles,
    sectionNotFound: 'unsupported',
    files: (site) => [vercelJson(site)],
    steps: [
      'Copy vercel.json to the root of the repository, beside package.json; it is not published.',
      'Its "buildCommand" makes the site of data/; for another data folder write there, for example, "npm run generate -- --data maple".',
    ],
  },
  // docs.github.com: pages/getting-started-with-github-pages/github-pages-limits.
  'github-pages': {
    title: 'GitHub Pages',
    limits: { bytes: 1e9, bytesInFile: 100 * mebibyte },
    cleanAddresses: 'builtIn',
    redirects: 'unsupported',
    headers: 'unsupported',
    sectionNotFound: 'unsupported',
    files: ({ origin }) => [
      { name: '.nojekyll', text: '' },
      { name: 'CNAME', text: `${new URL(origin).hostname}\n` },
    ],
    steps: [
      'Copy .nojekyll and CNAME into the folder that is published; both have to be at its root.',
      "Use the site's own domain: under github.io/NAME/ no address of the site would be right.",
    ],
    more: () => [
      {
        weight: 'loses',
        says: 'GitHub Pages is not meant for running an online business.',
        fix: 'Read the usage limits of GitHub Pages, and ask GitHub, before a firm relies on it.',
      },
    ],
  },
  // docs.aws.amazon.com: CloudFront developer guide, quotas and restrictions on edge functions.
  s3: {
    title: 'S3 behind CloudFront',
    limits: {},
    ...configuredByFiles,
    sectionNotFound: 'unsupported',
    files: cloudfrontFunctions,
    steps: [
      'A bucket alone has no addresses such as /about, no headers and no https: put CloudFront in front of it, and connect each of the two functions to the event in its first line.',
      'Let CloudFront answer errors 403 and 404 with /404.html and status 404.',
      'Send the folder with: aws s3 sync FOLDER s3://BUCKET --delete',
      'Then let CloudFront forget the old pages, which it would keep for a day, with: aws cloudfront create-invalidation --distribution-id ID --paths "/*"',
    ],
    more: (site) => [
      {
        weight: 'loses',
        says: 'CloudFront calls no function for errors, so the page about an unknown address comes without our headers.',
        fix: 'In CloudFront, also give the site a response headers policy with the Content-Security-Policy and the Strict-Transport-Security in _headers.',
      },
      ...cloudfrontFunctions(site).map(({ name, text }) => {
        const kilobytes = Buffer.byteLength(text) / 1024;
        const says = `${name} has ${kilobytes.toFixed(1)} KB; 10 KB are allowed`;
        return verdict(kilobytes <= 10, says, fewerRedirects);
      }),
    ],
  },
  nginx: {
    title: 'your own server with nginx',
    ...ownServer,
    files: (site) => [nginxConf(site)],
    steps: [
      'Copy nginx.conf into /etc/nginx/conf.d/, under a name of its own for each site, and the site into the folder that its "root" names; name the certificate in that copy.',
      'Try it with "nginx -t", then "systemctl reload nginx".',
    ],
  },
  caddy: {
    title: 'your own server with Caddy',
    ...ownServer,
    files: (site) => [caddyfile(site)],
    steps: [
      'Copy Caddyfile to /etc/caddy/Caddyfile, or below the other sites in that file, and the site into the folder that its "root" names; Caddy gets the certificate by itself.',
      'Try it with "caddy validate --config /etc/caddy/Caddyfile", then "systemctl reload caddy".',
    ],
  },
} satisfies Record<HostName, Host>;
