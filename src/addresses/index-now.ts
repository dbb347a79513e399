import type { Published } from '#content/content.ts';
import { namesInList } from '#content/schemas/published.ts';
import { inBatches } from '#lib/in-batches.ts';
import { Refused } from '#lib/refused.ts';
import { isSampleAddress } from '#lib/sample-address.ts';
import type { Site } from '#site/plan.ts';
import { allNames, ledgerOf, readLedger, type Ledger } from './ledger.ts';
import { vanishedFrom } from './vanished/find-vanished.ts';

/** The endpoint of indexnow.org; each search engine shares submissions with the others. */
const indexNow = 'https://api.indexnow.org/indexnow';

/** In milliseconds. */
const timeout = 30_000;
/** The most addresses in one submission. */
const mostAddresses = 10_000;

interface Message {
  host: string;
  key: string;
  keyLocation: string;
  urlList: string[];
}

/** The key file, by which a site proves that a submission is its own. */
export const keyFileOf = (key: string): string => `${key}.txt`;

/** Submits the changed addresses, given below the site's root, to search engines; throws a letter if that failed. */
export async function submitChanges(
  { content }: Site,
  addresses: readonly string[],
  to = indexNow,
): Promise<void> {
  const { url, indexNow: settings } = content.settings;
  if (isSampleAddress(url))
    throw new Refused(
      `${url} in site.yaml is not a real address, so nothing is submitted to search engines.`,
    );
  if (!settings) throw new Refused(noKey);
  for (const message of messagesAbout(url, settings.key, addresses)) {
    const why = await send(message, to);
    if (why) throw new Refused(`${to} did not accept the addresses: ${why}`);
  }
}

const noKey = `"indexNow" is missing in site.yaml. Write a key of your own there, such as
indexNow: { key: "5b1c0f6e2a7d4c3f" }
Then generate and upload the site: it will have a file with that key, which proves that the message is yours.`;

function messagesAbout(url: string, key: string, addresses: readonly string[]): Message[] {
  const { host } = new URL(url);
  const keyLocation = `${url}/${keyFileOf(key)}`;
  return [...inBatches(addresses, mostAddresses)].map((some) => ({
    host,
    key,
    keyLocation,
    urlList: some.map((address) => url + address),
  }));
}

/** Why a submission was rejected. */
async function send(message: Message, to: string): Promise<string | undefined> {
  try {
    const { ok, status } = await fetch(to, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify(message),
      // Behind a redirect, as to the sign-in page of a network, the message would arrive empty.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    return ok ? undefined : `it answered ${status}, ${refusals(message)[status] ?? 'try again later.'}`;
  } catch (error) {
    const { cause, message: says } = error as Error & { cause?: Error };
    return `it does not answer (${cause?.message || says}). Try again when you are online.`;
  }
}

/** What a status code means, and what to do. */
const refusals = ({ keyLocation }: Message): Record<number, string> => ({
  400: 'it does not understand the message. Please tell the developers.',
  403: `the key is not valid: ${keyLocation} does not show it. Generate and upload the site first.`,
  422: `the addresses do not belong to the key. Compare "url" and "indexNow" in site.yaml with ${keyLocation}.`,
  429: 'it received too many messages from here. Try again tomorrow.',
});

/** Addresses that existed at the last submission and are gone. */
export function goneSince(site: Site, published: Published): string[] {
  return vanishedFrom(site, lastSubmission(published)).flatMap((vanished) => [...vanished.addresses()]);
}

/** Ledger names that have no page now, as the ledger records them so that each is submitted only once. */
export function goneNames(site: Site, ledger: Ledger): string {
  const now = new Set(allNames(ledgerOf(site)));
  const gone = allNames(ledger).filter((name) => !now.has(name));
  return gone.map((name) => name.replace(' ', '/')).join(' ');
}

function lastSubmission(published: Published): Ledger {
  const gone = new Set(namesInList(published.gone));
  const { counties, ...others } = readLedger(published);
  const left = (kind: string, names: ReadonlySet<string>) =>
    new Set([...names].filter((name) => !gone.has(`${kind}/${name}`)));
  const sets = Object.entries(others).map(([kind, names]) => [kind, left(kind, names)]);
  return {
    ...(Object.fromEntries(sets) as typeof others),
    counties: new Map(
      [...counties]
        .filter(([county]) => !gone.has(`county/${county}`))
        .map(([county, cities]) => [county, left(`city/${county}`, cities)]),
    ),
  };
}
