import type { FileKindName } from '#content/files/file-kinds.ts';
import { newNameOf } from '#content/files/moved-files.ts';
import { addressOf } from '#site/address.ts';
import type { AddressTree } from '../address-tree.ts';
import type { Ledger } from '../ledger.ts';
import { patternsOf } from '../patterns-of.ts';
import { star } from '../pattern.ts';
import { linesToPages, type Vanished, without } from './vanished.ts';

interface NamedPage {
  list: 'main' | 'practiceAreas' | 'serviceAreas' | 'keywords' | 'posts';
  called: string;
  addressFor(name: string): string;
  /** Where to redirect visitors when one is gone. */
  above: string;
  fileKind?: FileKindName;
}

/** Kinds whose names have one page each. */
const namedPages: readonly NamedPage[] = [
  { list: 'main', called: 'page', addressFor: (address) => address, above: addressOf.home() },
  {
    list: 'practiceAreas',
    called: 'practice area',
    addressFor: addressOf.practiceArea,
    above: addressOf.practice(),
    fileKind: 'practice-area',
  },
  {
    list: 'serviceAreas',
    called: 'service area',
    addressFor: addressOf.serviceArea,
    above: addressOf.serviceAreas(),
    fileKind: 'service-area',
  },
  {
    list: 'keywords',
    called: 'local search',
    addressFor: addressOf.keyword,
    above: addressOf.localSearches(),
  },
  { list: 'posts', called: 'post', addressFor: addressOf.post, above: addressOf.blog(), fileKind: 'post' },
];

export const vanishedNames = (before: Ledger, now: Ledger, current: AddressTree): Vanished[] =>
  namedPages.flatMap(({ list, called, addressFor, above, fileKind }) =>
    without(before[list], now[list]).map((name): Vanished => {
      const renamedTo = newNameOf(name, before[list], now[list]);
      const from = addressFor(name);
      return {
        name: `The ${called} "${name}"`,
        renamedTo,
        ...(renamedTo && fileKind && { byHand: { kind: fileKind, from: name, to: renamedTo } }),
        addresses: () => [from],
        lines: [{ from, to: renamedTo ? addressFor(renamedTo) : current.nearest(above) }],
      };
    }),
  );

export function vanishedTopics(before: Ledger, now: Ledger, current: AddressTree): Vanished[] {
  return without(before.topics, now.topics).map((topic) => {
    const renamedTo = newNameOf(topic, before.topics, now.topics);
    return {
      name: `The topic "${topic}"`,
      ...(renamedTo && { renamedTo, byHand: { kind: 'topic', from: topic, to: renamedTo } }),
      *addresses() {
        for (const [county, cities] of before.counties) {
          yield addressOf.countyTopic(county, topic);
          for (const city of cities) yield addressOf.cityTopic(county, city, topic);
        }
        for (const zip of before.zips) yield addressOf.zipTopic(zip, topic);
      },
      lines: linesToPages(
        patternsOf.topic(topic),
        renamedTo
          ? patternsOf.topic(renamedTo)
          : [addressOf.county(star), addressOf.city(star, star), addressOf.zip(star)],
        current,
      ),
    };
  });
}
