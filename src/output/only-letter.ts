import { WrongRequest } from '#lib/refused.ts';
import { editDistance } from '#lib/spelling.ts';
import { routesOf, type Site } from '#site/plan.ts';
import { fitsPattern } from './selection.ts';

const mostNamed = 3;

/** Throws a letter about a pattern that matches no address, with suggestions. */
export function refuseUnlessFits(site: Site, only: string): void {
  if (fitsAny(site, only)) return;
  const says = `--only "${only}" does not match any page.`;
  const typed = partsOf(only);
  const clean = `/${typed.join('/')}`;
  const meant =
    typed.length > 0 && [clean, `${clean}/**`, `/**${clean}`].find((tried) => fitsAny(site, tried));
  if (meant) throw new WrongRequest(`${says} Did you mean "${meant}"?`);
  const lines = [
    `${says} The closest addresses are:`,
    ...nearestAddresses(site, typed).map((address) => `  ${address}`),
    'A star stands for anything within a part of an address, two stars for several parts, as in "/blog/**".',
  ];
  throw new WrongRequest(lines.join('\n'));
}

function fitsAny(site: Site, only: string): boolean {
  const fits = fitsPattern(only);
  for (const { address } of routesOf(site)) if (fits(address)) return true;
  return false;
}

/** The parts of an address, whether copied with its host or as a file name. */
const partsOf = (address: string) =>
  address
    .toLowerCase()
    .replace(/^https?:\/\/[^/]*|(?:\/index)?\.html$/g, '')
    .split('/')
    .filter((part) => part !== '');

function nearestAddresses(site: Site, typed: readonly string[]): string[] {
  const nearest: { address: string; distance: number }[] = [];
  for (const { address } of routesOf(site)) {
    const farthest = nearest[mostNamed - 1]?.distance ?? Infinity;
    const distance = distanceBetween(typed, partsOf(address), farthest);
    if (distance >= farthest) continue;
    nearest.push({ address, distance });
    nearest.sort((a, b) => a.distance - b.distance).splice(mostNamed);
  }
  return nearest.map(({ address }) => address);
}

/** The edit distance of two patterns; stops counting at `enough`. */
function distanceBetween(typed: readonly string[], parts: readonly string[], enough: number): number {
  let distance = 0;
  for (let i = 0; i < Math.max(typed.length, parts.length) && distance < enough; i++) {
    const [part, wanted] = [parts[i] ?? '', typed[i] ?? ''];
    if (!wanted.includes('*')) distance += editDistance(wanted, part);
  }
  return distance;
}
