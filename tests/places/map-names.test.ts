import { describe, expect, it } from 'vitest';
import { boxOf, dotBox, fitNames, type MapName } from '#maps/names.ts';
import { type Box, overlap, type Spot } from '#maps/grid.ts';

/** A map of 300 by 200 pixels, of which each is one unit long. */
const view: Box = [0, 0, 300, 200];
const zip = (text: string, spot: Spot, room = 40): MapName => ({ kind: 'zip', text, spot, room });
const town = (text: string, spot: Spot): MapName => ({ kind: 'locality', text, spot, room: 4 });
const mark = (text: string, spot: Spot): MapName => ({ kind: 'symbol', text, spot, isBeside: true });
const textsOf = (names: readonly MapName[]) => names.map(({ text }) => text);

describe('Of the names on a map', () => {
  it('those are written that have room, the first in the list before others', () => {
    const placed = fitNames([mark('Bellevue', [100, 100]), mark('Tisch', [110, 100])], view, 1, []);
    expect(textsOf(placed)).toEqual(['Bellevue']);
  });

  it('one makes way up or down within what it names', () => {
    const placed = fitNames([zip('11201', [100, 100]), zip('11202', [110, 100])], view, 1, []);
    expect(textsOf(placed)).toEqual(['11201', '11202']);
    expect(overlap(boxOf(placed[0]!, 1), boxOf(placed[1]!, 1))).toBe(false);
  });

  it('none is cut at the edge', () => {
    expect(fitNames([zip('11201', [5, 100]), zip('11202', [100, 3], 10)], view, 1, [])).toEqual([]);
  });

  it('none is written where its area is a speck', () => {
    expect(fitNames([zip('11201', [100, 100], 4)], view, 1, [])).toEqual([]);
  });

  it('none hides a symbol', () => {
    const [placed] = fitNames([zip('11201', [100, 100])], view, 1, [dotBox([100, 100], 1)]);
    expect(placed!.spot[1]).not.toBe(100);
  });

  it('fewer are written where the map is shown half as large', () => {
    const names = [mark('Bellevue', [20, 100]), mark('Tisch', [100, 100])];
    expect(fitNames(names, view, 1, [])).toHaveLength(2);
    expect(fitNames(names, view, 2, [])).toHaveLength(1);
  });

  it('that of a hospital stands beside its own sign', () => {
    const [placed] = fitNames([mark('Bellevue', [100, 100])], view, 1, [dotBox([100, 100], 1)]);
    expect(placed?.text).toBe('Bellevue');
  });

  it('a town is named beside a symbol in its middle, though it is a speck', () => {
    const symbol = dotBox([100, 100], 1);
    const [placed] = fitNames([town('Huntington', [100, 100])], view, 1, [symbol]);
    expect(overlap(boxOf(placed!, 1), symbol)).toBe(false);
  });

  it('no town is named in the middle of another', () => {
    const names = [{ ...town('Huntington', [100, 100]), isAstray: ([, y]: Spot) => y !== 100 }];
    expect(fitNames(names, view, 1, [])).toHaveLength(1);
    expect(fitNames(names, view, 1, [[0, 90, 300, 110]])).toEqual([]);
  });
});
