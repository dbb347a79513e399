import { parentPort, workerData } from 'node:worker_threads';
import type { Content } from '#content/content.ts';
import { planSite, routesOf } from '#site/plan.ts';
import { readShare, type Folders, type Share } from './read-share.ts';

/** What a thread is given. */
export interface ReaderData {
  content: Content;
  folders: Folders;
  share: Share;
}

const { content, folders, share } = workerData as ReaderData;
const site = planSite(content);
const read = await readShare(site, [...routesOf(site)], folders, share);
parentPort!.postMessage(
  read,
  read.targets.map(({ buffer }) => buffer as ArrayBuffer),
);
