import type { Published } from '#content/content.ts';
import type { Site } from '#site/plan.ts';
import { ledgerOf, readLedger, type Ledger } from './ledger.ts';
import { vanishedFrom } from './vanished.ts';

/** Where search engines that follow indexnow.org are told of pages; one passes it on to the others. */
export const indexNowAddress = 'https://api.indexnow.org/indexnow';

/** So many addresses one message may hold. */
const mostAddresses = 10_000;

interface Message {
  host: string;
  key: string;
  keyLocation: string;
  urlList: string[];
}

/** The file by which a site proves that a message comes from it. */
export const keyFileOf = (key: string): string => `${key}.txt`;

/** What search engines are sent, for addresses below the site's root. */
export function indexNowMessages(url: string, key: string, addresses: readonly string[]): Message[] {
  const { host } = new URL(url);
  const keyLocation = `${url}/${keyFileOf(key)}`;
  return Array.from({ length: Math.ceil(addresses.length / mostAddresses) }, (_, i) => ({
    host,
    key,
    keyLocation,
    urlList: addresses.slice(i * mostAddresses, (i + 1) * mostAddresses).map((address) => url + address),
  }));
}

/** What an answer means and what to do, where it is a refusal. */
export function refusal(status: number, { keyLocation }: Pick<Message, 'keyLocation'>): string | undefined {
  if (status === 200 || status === 202) return undefined;
  const known: Record<number, string> = {
    400: 'the message is not understood. Please tell the developers.',
    403: `the key is not valid: ${keyLocation} does not answer with it. Generate and upload the site first.`,
    422: `the addresses do not belong to the key. Compare url and indexNow in site.yaml with ${keyLocation}.`,
    429: 'too many messages came from here. Try again tomorrow.',
  };
  return known[status] ?? 'try again later.';
}

/** Addresses that were there when search engines were told last, and are gone. */
export function goneSince(site: Site, published: Published): string[] {
  return vanishedFrom(site, toldOf(published)).flatMap((vanished) => [...vanished.addresses()]);
}

/** The names of the ledger without a page now, so that search engines are told of each only once. */
export function goneNames(site: Site, ledger: Ledger): string[] {
  const now = new Set(namesIn(ledgerOf(site)));
  return namesIn(ledger).filter((name) => !now.has(name));
}

/** The ledger as it was when search engines were told last. */
function toldOf(published: Published): Ledger {
  const gone = new Set(published.gone.split(/\s+/));
  const { counties, ...others } = readLedger(published);
  const left = (kind: string, names: ReadonlySet<string>) =>
    new Set([...names].filter((name) => !gone.has(`${kind}/${name}`)));
  const sets = Object.entries(others).map(([kind, names]) => [kind, left(kind, names)]);
  return {
    ...(Object.fromEntries(sets) as typeof others),
    counties: new Map(
      [...counties]
        .filter(([county]) => !gone.has(`counties/${county}`))
        .map(([county, cities]) => [county, left(`cities/${county}`, cities)]),
    ),
  };
}

function namesIn({ counties, ...others }: Ledger): string[] {
  return [
    ...Object.entries(others).flatMap(([kind, names]) => [...names].map((name) => `${kind}/${name}`)),
    ...[...counties].flatMap(([county, cities]) => [
      `counties/${county}`,
      ...[...cities].map((city) => `cities/${county}/${city}`),
    ]),
  ];
}
