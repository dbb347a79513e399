import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { idsInSite, type EmailjsIds } from '#lib/emailjs.ts';
import { markerFile } from '#lib/folders.mjs';
import { samplesInSite } from '#lib/samples-line.ts';
import {
  headersEverywhere,
  parseHeaders,
  parseRedirects,
  type HeaderRule,
  type RedirectRule,
  type ResponseHeader,
} from '#lib/host-rules.ts';

/** A finished site as a host sees it. */
export interface Deployment {
  /** Where it will be, such as "https://www.example.com". */
  origin: string;
  /** Paths of its files, with forward slashes, folder by folder. */
  names: Set<string>;
  bytes: number;
  /** How many files only the user who made the site may read. */
  unreadable: number;
  largest: { name: string; bytes: number };
  /** The folder with the most files, not counting subfolders. */
  fullest: { folder: string; files: number };
  redirects: RedirectRule[];
  headers: HeaderRule[];
  /** The ids with which the form sends; undefined where no form can open. */
  emailjs: Partial<EmailjsIds> | undefined;
  /** Its fictional samples, in words. */
  samples: string | undefined;
}

/**
 * How the site does at a host. `stops`: the deploy fails, or visitors get wrong responses. `loses`: it works, but
 * something is missing there. `fine`: all right.
 */
export interface HostFinding {
  weight: 'stops' | 'loses' | 'fine';
  /** A full sentence, with the numbers. */
  says: string;
  /** What to do about it. */
  fix?: string;
}

/** Files of a site for its host and this program, which no visitor gets. */
export const notForVisitors = ['_headers', '_redirects', markerFile];

/** The rights of a file by which its group or everybody may read it. */
const readableByOthers = 0o044;

export function readDeployment(dir: string): Deployment {
  const deployment: Deployment = {
    origin: originIn(textOf(dir, 'robots.txt')),
    names: new Set(),
    bytes: 0,
    unreadable: 0,
    largest: { name: '', bytes: 0 },
    fullest: { folder: '', files: 0 },
    redirects: parseRedirects(textOf(dir, '_redirects')),
    headers: parseHeaders(textOf(dir, '_headers')),
    emailjs: idsInSite((name) => textOf(dir, name)),
    samples: samplesInSite((name) => textOf(dir, name)),
  };
  const look = (folder: string): void => {
    const entries = readdirSync(path.join(dir, folder), { withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).length;
    if (files > deployment.fullest.files) deployment.fullest = { folder, files };
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
      const found = statSync(path.join(dir, name), { throwIfNoEntry: false });
      if (entry.isDirectory()) look(name);
      // Editors may leave a dangling symbolic link.
      else if (found) {
        const bytes = found.size;
        deployment.names.add(name);
        deployment.bytes += bytes;
        if (!(found.mode & readableByOthers)) deployment.unreadable++;
        if (bytes > deployment.largest.bytes) deployment.largest = { name, bytes };
      }
    }
  };
  look('');
  return deployment;
}

/** The text of a file in the folder; empty where there is none. */
export function textOf(dir: string, name: string): string {
  const file = path.join(dir, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Of the files for hosts and robots, only robots.txt contains the site's whole URL. */
const originIn = (robots: string) =>
  /^Sitemap: (https?:\/\/[^/\s]+)/m.exec(robots)?.[1] ?? 'https://www.example.com';

/** The name of the site with or without "www.", which visitors may type, too; undefined for other subdomains. */
export function otherHost({ origin }: Deployment): string | undefined {
  const { hostname } = new URL(origin);
  if (hostname.startsWith('www.')) return hostname.slice('www.'.length);
  return /^[^.]+\.[^.]+$/.test(hostname) ? `www.${hostname}` : undefined;
}

/**
 * The headers of redirects from there: https only, too, but just for that name. Other servers of the firm may have names
 * below it, without https.
 */
export function headersOfOtherHost({ headers }: Deployment): ResponseHeader[] {
  const name = 'Strict-Transport-Security';
  const value = headersEverywhere(headers).get(name.toLowerCase())?.split(';', 1)[0];
  return value ? [{ name, value }] : [];
}

/** Whether there is a page at a path without its ending. */
export const hasPage = ({ names }: Deployment, address: string) =>
  names.has(address === '/' ? 'index.html' : `${address.slice(1)}.html`);
