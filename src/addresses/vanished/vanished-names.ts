import type { FileKindName } from '#content/files/file-kinds.ts';
import { newNameOf } from '#content/files/moved-files.ts';
import { addressOf } from '#site/routes/address.ts';
import type { AddressTree } from '../address-tree.ts';
import type { Ledger } from '../ledger.ts';
import { patternsOf } from '../patterns-of.ts';
import { star } from '../pattern.ts';
import { linesBetween, type Vanished, type Names, without, withPages } from './vanished.ts';

/** Names of which each has one page. */
export function vanishedNames(
  kind: string,
  before: Names,
  now: Names,
  addressFor: (slug: string) => string,
  otherwise: string,
  fileKind?: FileKindName,
): Vanished[] {
  return without(before, now).map((slug) => {
    const renamedTo = newNameOf(slug, before, now);
    const from = addressFor(slug);
    return {
      name: `The ${kind} "${slug}"`,
      ...(renamedTo && { renamedTo }),
      ...(renamedTo && fileKind && { byHand: { kind: fileKind, from: slug, to: renamedTo } }),
      addresses: () => [from],
      lines: [{ from, to: renamedTo ? addressFor(renamedTo) : otherwise }],
    };
  });
}

export function vanishedTopics(before: Ledger, now: Ledger, living: AddressTree): Vanished[] {
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
      lines: linesBetween(
        patternsOf.topic(topic),
        withPages(
          renamedTo
            ? patternsOf.topic(renamedTo)
            : [addressOf.county(star), addressOf.city(star, star), addressOf.zip(star)],
          living,
        ),
      ),
    };
  });
}
