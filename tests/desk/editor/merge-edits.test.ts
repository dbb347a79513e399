import { describe, expect, it } from 'vitest';
import { mergeEdits } from '#desk/editor/merge-edits.ts';

const city = (name: string, order = 1) => ({ name, order, zips: ['05401', '05402'] });
const [bristol, ripton, orwell] = [city('Bristol'), city('Ripton'), city('Orwell')];
const cities = [bristol, ripton, orwell];

describe('What two people made of one file', () => {
  it.each<[string, Record<'base' | 'mine' | 'theirs' | 'both', unknown>]>([
    [
      'holds the fields that each edited, added or left out',
      {
        base: { a: 1, b: 1, c: 1, d: 1 },
        mine: { a: 2, b: 1, c: 1, e: 1 },
        theirs: { a: 1, b: 2, d: 1, f: 1 },
        both: { a: 2, b: 2, e: 1, f: 1 },
      },
    ],
    [
      'holds mine where both edited the same field',
      { base: { a: 1 }, mine: { a: 2 }, theirs: { a: 3 }, both: { a: 2 } },
    ],
    [
      'holds the entries that each edited',
      {
        base: cities,
        mine: [{ ...bristol, order: 2 }, ripton, orwell],
        theirs: [bristol, ripton, { ...orwell, zips: ['05401'] }],
        both: [{ ...bristol, order: 2 }, ripton, { ...orwell, zips: ['05401'] }],
      },
    ],
    [
      'holds what each edited of the same entry, also under another name',
      {
        base: cities,
        mine: [bristol, { ...ripton, name: 'New Ripton' }, orwell],
        theirs: [bristol, { ...ripton, zips: ['05401', '05402', '05403'] }, orwell],
        both: [bristol, { ...ripton, name: 'New Ripton', zips: ['05401', '05402', '05403'] }, orwell],
      },
    ],
    [
      'holds the entries that each added, and none that one of them deleted',
      {
        base: cities,
        mine: [city('Addison'), bristol, ripton],
        theirs: [ripton, orwell, city('Weybridge')],
        both: [city('Addison'), ripton, city('Weybridge')],
      },
    ],
    [
      'holds an entry that both added once',
      {
        base: ['a'],
        mine: ['a', 'b'],
        theirs: ['a', 'c', 'b'],
        both: ['a', 'c', 'b'],
      },
    ],
    [
      'has the order of whoever moved something, with what the other edited and added',
      {
        base: cities,
        mine: [orwell, bristol, ripton],
        theirs: [bristol, { ...ripton, order: 3 }, city('Salisbury'), orwell],
        both: [orwell, bristol, { ...ripton, order: 3 }, city('Salisbury')],
      },
    ],
    [
      'has the order in which the other put the names of a map',
      { base: { a: 1, b: 1 }, mine: { a: 2, b: 1 }, theirs: { b: 1, a: 1 }, both: { b: 1, a: 2 } },
    ],
    [
      'holds an entry that I edited and they deleted, and none that I deleted and they edited',
      {
        base: cities,
        mine: [{ ...bristol, order: 2 }, ripton],
        theirs: [ripton, { ...orwell, order: 2 }],
        both: [{ ...bristol, order: 2 }, ripton],
      },
    ],
    [
      'holds the paragraphs that each edited of a long text',
      {
        base: 'One.\n\nTwo.\n\nThree.\n\nFour.\n\nFive.\n\nSix.\n',
        mine: 'The first.\n\nTwo.\n\nThree.\n\nFour.\n\nFive.\n\nSix.\n',
        theirs: 'One.\n\nTwo.\n\nThree.\n\nFour.\n\nFive.\n\nThe last.\n\nOne more.\n',
        both: 'The first.\n\nTwo.\n\nThree.\n\nFour.\n\nFive.\n\nThe last.\n\nOne more.\n',
      },
    ],
    [
      'holds my text where both edited the same line',
      {
        base: 'One.\n\nTwo.\n',
        mine: 'First.\n\nTwo.\n',
        theirs: 'Once.\n\nTwo.\n',
        both: 'First.\n\nTwo.\n',
      },
    ],
  ])('%s', (_, { base, mine, theirs, both }) => {
    expect(JSON.stringify(mergeEdits(base, mine, theirs))).toBe(JSON.stringify(both));
  });
});
