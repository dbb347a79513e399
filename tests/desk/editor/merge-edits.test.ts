import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeEdits } from '#desk/editor/merge-edits.ts';

const city = (name: string, order = 1) => ({ name, order, zips: ['05401', '05402'] });
const [bristol, ripton, orwell] = [city('Bristol'), city('Ripton'), city('Orwell')];
const cities = [bristol, ripton, orwell];
const ask = (question: string, answer: string, order = 1) => ({ question, answer, order });

describe('The merge of two edits of a file', () => {
  it.each<[string, Record<'base' | 'mine' | 'theirs' | 'both', unknown>]>([
    [
      'keeps the fields that each edited, added or removed',
      {
        base: { a: 1, b: 1, c: 1, d: 1 },
        mine: { a: 2, b: 1, c: 1, e: 1 },
        theirs: { a: 1, b: 2, d: 1, f: 1 },
        both: { a: 2, b: 2, e: 1, f: 1 },
      },
    ],
    [
      'keeps my value where both edited the same field',
      { base: { a: 1 }, mine: { a: 2 }, theirs: { a: 3 }, both: { a: 2 } },
    ],
    [
      'keeps the entries that each edited',
      {
        base: cities,
        mine: [{ ...bristol, order: 2 }, ripton, orwell],
        theirs: [bristol, ripton, { ...orwell, zips: ['05401'] }],
        both: [{ ...bristol, order: 2 }, ripton, { ...orwell, zips: ['05401'] }],
      },
    ],
    [
      'keeps both edits of an entry, also if one renamed it',
      {
        base: cities,
        mine: [bristol, { ...ripton, name: 'New Ripton' }, orwell],
        theirs: [bristol, { ...ripton, zips: ['05401', '05402', '05403'] }, orwell],
        both: [bristol, { ...ripton, name: 'New Ripton', zips: ['05401', '05402', '05403'] }, orwell],
      },
    ],
    [
      'keeps their edit of an entry that I moved and edited, recognizing it by its question',
      {
        base: [ask('How long?', 'Long.'), ask('How much?', 'Much.')],
        mine: [ask('How much?', 'Much.'), ask('How long?', 'A year.')],
        theirs: [ask('How long?', 'Long.', 2), ask('How much?', 'Much.')],
        both: [ask('How much?', 'Much.'), ask('How long?', 'A year.', 2)],
      },
    ],
    [
      'keeps the entries that each added, and drops those that one of them deleted',
      {
        base: cities,
        mine: [city('Addison'), bristol, ripton],
        theirs: [ripton, orwell, city('Weybridge')],
        both: [city('Addison'), ripton, city('Weybridge')],
      },
    ],
    [
      'keeps an entry that both added only once',
      {
        base: ['a'],
        mine: ['a', 'b'],
        theirs: ['a', 'c', 'b'],
        both: ['a', 'c', 'b'],
      },
    ],
    [
      'takes the order of whoever moved an entry, with what the other edited and added',
      {
        base: cities,
        mine: [orwell, bristol, ripton],
        theirs: [bristol, { ...ripton, order: 3 }, city('Salisbury'), orwell],
        both: [orwell, bristol, { ...ripton, order: 3 }, city('Salisbury')],
      },
    ],
    [
      'takes the order of a map from whoever changed it',
      { base: { a: 1, b: 1 }, mine: { a: 2, b: 1 }, theirs: { b: 1, a: 1 }, both: { b: 1, a: 2 } },
    ],
    [
      'keeps an entry that I edited and they deleted, but not one that I deleted and they edited',
      {
        base: cities,
        mine: [{ ...bristol, order: 2 }, ripton],
        theirs: [ripton, { ...orwell, order: 2 }],
        both: [{ ...bristol, order: 2 }, ripton],
      },
    ],
    [
      'keeps the paragraphs that each edited in a long text',
      {
        base: 'One.\n\nTwo.\n\nThree.\n\nFour.\n\nFive.\n\nSix.\n',
        mine: 'The first.\n\nTwo.\n\nThree.\n\nFour.\n\nFive.\n\nSix.\n',
        theirs: 'One.\n\nTwo.\n\nThree.\n\nFour.\n\nFive.\n\nThe last.\n\nOne more.\n',
        both: 'The first.\n\nTwo.\n\nThree.\n\nFour.\n\nFive.\n\nThe last.\n\nOne more.\n',
      },
    ],
    [
      'keeps my text where both edited the same line',
      {
        base: 'One.\n\nTwo.\n',
        mine: 'First.\n\nTwo.\n',
        theirs: 'Once.\n\nTwo.\n',
        both: 'First.\n\nTwo.\n',
      },
    ],
    [
      'keeps their edits of the lines around a line that both edited',
      {
        base: 'One.\nTwo.\nThree.\nFour.\n',
        mine: 'One.\nTwo of mine.\nThree.\nFour.\n',
        theirs: 'One of theirs.\nTwo of theirs.\nThree of theirs.\nFour.\n\nFive.\n',
        both: 'One of theirs.\nTwo of mine.\nThree of theirs.\nFour.\n\nFive.\n',
      },
    ],
    [
      'keeps the paragraphs that each added in the same place',
      {
        base: 'One.\n\nTwo.\n\n',
        mine: 'One.\n\nMine.\n\nTwo.\n\n',
        theirs: 'One.\n\nTheirs.\n\nTwo.\n\n',
        both: 'One.\n\nMine.\n\nTheirs.\n\nTwo.\n\n',
      },
    ],
    [
      'keeps repeated lines in their places',
      {
        base: '- Ask.\n- Wait.\n- Ask.\n- Wait.\n- Ask.\n- Wait.\n',
        mine: '- Ask.\n- Wait.\n- Ask.\n- Wait.\n- Ask.\n- Wait a week.\n',
        theirs: '- Call.\n- Wait.\n- Ask.\n- Wait.\n- Ask.\n- Wait.\n',
        both: '- Call.\n- Wait.\n- Ask.\n- Wait.\n- Ask.\n- Wait a week.\n',
      },
    ],
    [
      'keeps their edit of an entry that I renamed and put after a new one',
      {
        base: cities,
        mine: [city('Addison', 4), { ...bristol, name: 'New Bristol' }, ripton, orwell],
        theirs: [{ ...bristol, order: 2 }, ripton, orwell],
        both: [city('Addison', 4), { ...bristol, name: 'New Bristol', order: 2 }, ripton, orwell],
      },
    ],
    [
      'keeps the entry that I edited next to the one with which they replaced it',
      {
        base: cities,
        mine: [{ ...bristol, order: 2 }, ripton, orwell],
        theirs: [{ name: 'Addison', order: 9, zips: ['05403'] }, ripton, orwell],
        both: [{ ...bristol, order: 2 }, { name: 'Addison', order: 9, zips: ['05403'] }, ripton, orwell],
      },
    ],
    [
      'keeps a ZIP code with which they replaced one that I removed',
      { base: ['05401', '05402'], mine: ['05402'], theirs: ['05403', '05402'], both: ['05403', '05402'] },
    ],
  ])('%s', (_, { base, mine, theirs, both }) => {
    expect(JSON.stringify(mergeEdits(base, mine, theirs))).toBe(JSON.stringify(both));
  });
});

/** A city with a court of its own, which identifies it here even after a rename. */
interface City {
  name: string;
  court: string;
  order: number;
  zips: string[];
  judges: string[];
}
type Edit = (list: City[], at: number, to: number, mark: string) => unknown;
const newCity = (mark: string): City => ({
  name: mark,
  court: `court of ${mark}`,
  order: Number(mark.slice(1)),
  zips: [],
  judges: [`judge ${mark}`],
});
const change = (list: City[], at: number, edit: (city: City) => unknown) => list[at] && edit(list[at]);
const edits: Record<string, Edit> = {
  renames: (list, at, _, mark) => change(list, at, (city) => (city.name = mark)),
  numbers: (list, at, _, mark) => change(list, at, (city) => (city.order = Number(mark.slice(1)))),
  addsZip: (list, at, to, mark) => change(list, at, (city) => city.zips.splice(to, 0, mark)),
  dropsZip: (list, at, to) => change(list, at, (city) => city.zips.splice(to, 1)),
  adds: (list, at, _, mark) => list.splice(at, 0, newCity(mark)),
  deletes: (list, at) => list.splice(at, 1),
  moves: (list, at, to) => list.splice(to, 0, ...list.splice(at, 1)),
};

const anEdit = (kinds: string[]) => fc.tuple(fc.constantFrom(...kinds), fc.nat(5), fc.nat(5));
/** An entry that was both moved and renamed counts as a new one, and the original entry stays as well. */
const someEdits = fc.oneof(
  ...['renames', 'moves'].map((other) =>
    fc.array(anEdit(Object.keys(edits).filter((kind) => kind !== other)), { maxLength: 2 }),
  ),
);

describe('Any edits of a list by two people', () => {
  const base = [0, 1, 2, 3].map((at) => ({ ...newCity(`c${at}`), zips: [`c${at} a`, `c${at} b`] }));
  const editedBy = (who: string, made: [string, number, number][]) => {
    const list = structuredClone(base);
    made.forEach(([kind, at, to], number) => edits[kind]!(list, at, to, `${who}${number + 10}`));
    return list;
  };
  const byCourt = (list: City[]) => new Map(list.map((one) => [one.court, one]));
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

  it('stay in their entries, and no edit is lost or doubled', () => {
    const property = fc.property(someEdits, someEdits, (my, their) => {
      const [mine, theirs] = [editedBy('m', my), editedBy('t', their)];
      expect(mergeEdits(base, mine, base)).toEqual(mine);
      expect(mergeEdits(base, base, theirs)).toEqual(theirs);
      const merged = mergeEdits(base, mine, theirs) as City[];
      const [was, own, other, is] = [base, mine, theirs, merged].map(byCourt);
      expect(is!.size).toBe(merged.length);
      for (const court of new Set([...was!.keys(), ...own!.keys(), ...other!.keys()])) {
        const [b, m, t, both] = [was!, own!, other!, is!].map((list) => list.get(court));
        if (!b || !m || !t) {
          const kept = b ? (isSame(m, b) ? undefined : m) : (m ?? t);
          expect(both).toEqual(kept);
          continue;
        }
        expect(both?.name).toBe(m.name === b.name ? t.name : m.name);
        expect(both?.order).toBe(m.order === b.order ? t.order : m.order);
        const all = [...m.zips, ...t.zips.filter((zip) => !m.zips.includes(zip))];
        const zips = all.filter(
          (zip) => !b.zips.includes(zip) || (m.zips.includes(zip) && t.zips.includes(zip)),
        );
        expect([...both!.zips].sort()).toEqual(zips.sort());
      }
    });
    fc.assert(property, { numRuns: 500 });
  });
});
