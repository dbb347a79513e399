import { newNameOf } from '#content/files/moved-files.ts';
import { addressOf } from '#site/address.ts';
import type { Site } from '#site/plan.ts';
import type { AddressTree } from '../address-tree.ts';
import type { Ledger, Names } from '../ledger.ts';
import { patternsOf } from '../patterns-of.ts';
import { star } from '../pattern.ts';
import { linesToPages, type Vanished, without } from './vanished.ts';

export function vanishedCounties(before: Ledger, now: Ledger, current: AddressTree): Vanished[] {
  return without(before.counties.keys(), now.counties).map((county) => {
    const cities = before.counties.get(county)!;
    const renamedTo =
      without(now.counties.keys(), before.counties).find((other) =>
        shareCities(cities, now.counties.get(other)!),
      ) ?? newNameOf(county, new Set(before.counties.keys()), new Set(now.counties.keys()));
    return {
      name: `The county "${county}"`,
      ...(renamedTo && { renamedTo, byHand: { kind: 'county', from: county, to: renamedTo } }),
      ...(!renamedTo && now.counties.size > 0 && { county }),
      *addresses() {
        yield addressOf.county(county);
        for (const topic of before.topics) yield addressOf.countyTopic(county, topic);
        for (const city of cities) yield* cityAddresses(county, city, before.topics);
      },
      lines: linesToPages(
        patternsOf.county(county),
        renamedTo
          ? patternsOf.county(renamedTo)
          : [addressOf.locations(), addressOf.locations(), addressOf.blog(), addressOf.blog()],
        current,
      ),
    };
  });
}

const shareCities = (one: Names, other: Names) => [...one].some((city) => other.has(city));

function* cityAddresses(county: string, city: string, topics: Names): Generator<string> {
  yield addressOf.city(county, city);
  for (const topic of topics) yield addressOf.cityTopic(county, city, topic);
}

/** Only cities whose county still exists; those of a vanished county are covered by it. */
export function vanishedCities(before: Ledger, now: Ledger, current: AddressTree): Vanished[] {
  return [...before.counties].flatMap(([county, cities]) => {
    const left = now.counties.get(county);
    if (!left) return [];
    return without(cities, left).map((city) => {
      const elsewhere = [...now.counties].find(
        ([other, slugs]) => slugs.has(city) && !before.counties.get(other)?.has(city),
      )?.[0];
      const near = newNameOf(city, cities, left);
      const to = elsewhere ? ([elsewhere, city] as const) : near && ([county, near] as const);
      return {
        name: `The city "${county}/${city}"`,
        ...(to && { renamedTo: to.join('/') }),
        addresses: () => cityAddresses(county, city, before.topics),
        lines: linesToPages(
          patternsOf.city(county, city),
          to ? patternsOf.city(...to) : [addressOf.county(county), addressOf.countyTopic(county, star)],
          current,
        ),
      };
    });
  });
}

/** Reported together, as ZIPs vanish by the dozen, with a county or a long list. */
export function vanishedZips(site: Site, before: Ledger, now: Ledger, current: AddressTree): Vanished[] {
  const zips = without(before.zips, now.zips).sort();
  if (zips.length === 0) return [];
  const others = [...now.zips].sort();
  const anywhere = [addressOf.locations(), addressOf.blog()];
  const lines = zips.flatMap((zip) =>
    linesToPages(patternsOf.zip(zip), placeAround(site, zip, others) ?? anywhere, current),
  );
  return [
    {
      name: zips.length === 1 ? `The ZIP code ${zips[0]}` : `The ZIP codes ${zips.join(', ')}`,
      many: zips.length > 1,
      zips: true,
      *addresses() {
        for (const zip of zips) {
          yield addressOf.zip(zip);
          for (const topic of before.topics) yield addressOf.zipTopic(zip, topic);
        }
      },
      lines,
    },
  ];
}

/**
 * Guesses where a vanished ZIP was. Numbers run through a region town by town, so if both neighboring numbers are in
 * the same city or county, so is this ZIP; otherwise it is unknown.
 */
function placeAround(
  { places }: Site,
  zip: string,
  current: readonly string[],
): [page: string, topics: string] | undefined {
  const region = current.filter((other) => other.slice(0, 3) === zip.slice(0, 3));
  const neighbors = [region.findLast((other) => other < zip), region.find((other) => other > zip)];
  const [one, other] = neighbors.flatMap((near) => (near && places.zipByCode.get(near)?.city) || []);
  const county = (one ?? other)?.county;
  if (!county || (one && other && one.county !== other.county)) return undefined;
  return one && one === other
    ? [one.address, addressOf.topicIn(one.topicsAt, star)]
    : [county.address, addressOf.topicIn(county.topicsAt, star)];
}
