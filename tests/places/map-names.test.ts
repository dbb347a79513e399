import { describe, expect, it } from 'vitest';
import { liesIn } from '#maps/areas.ts';
import { nameIn, namedArea } from '#maps/named-area.ts';
import { boxOf, dotBox, fitNames, type MapName } from '#maps/names.ts';
import { viewNames } from '#maps/view-names.ts';
import { type Box, overlap, type Spot } from '#maps/grid.ts';

/** A map of 300 by 200 pixels, one unit each. */
const view: Box = [0, 0, 300, 200];
const zip = (text: string, spot: Spot, room = 40): MapName => ({ kind: 'zip', text, spot, room });
const town = (text: string, spot: Spot): MapName => ({ kind: 'locality', text, spot, room: 4 });
const mark = (text: string, spot: Spot): MapName => ({ kind: 'symbol', text, spot, isBeside: true });
const textsOf = (names: readonly MapName[]) => names.map(({ text }) => text);

describe('A name on a map', () => {
  it('is left out if an earlier one takes its space', () => {
    const placed = fitNames([mark('Bellevue', [100, 100]), mark('Tisch', [110, 100])], view, 1, []);
    expect(textsOf(placed)).toEqual(['Bellevue']);
  });

  it('moves up or down inside its area to make room for another one', () => {
    const placed = fitNames([zip('11201', [100, 100]), zip('11202', [110, 100])], view, 1, []);
    expect(textsOf(placed)).toEqual(['11201', '11202']);
    expect(overlap(boxOf(placed[0]!, 1), boxOf(placed[1]!, 1))).toBe(false);
  });

  it('moves as far as two lines up or down to make room for others', () => {
    const zips = ['11201', '11202', '11203', '11204', '11205', '11206'].map((text) => zip(text, [100, 100]));
    expect(fitNames(zips, view, 1, []).map(({ spot: [, y] }) => y)).toEqual([100, 84, 116, 68, 132]);
  });

  it('is left out rather than cut off at the edge', () => {
    expect(fitNames([zip('11201', [5, 100]), zip('11202', [100, 3], 10)], view, 1, [])).toEqual([]);
  });

  it('is left out if its area is too small', () => {
    const county: MapName = { kind: 'county', text: 'Nassau County', spot: [100, 100], room: 4 };
    expect(fitNames([zip('11201', [100, 100], 4), county], view, 1, [])).toEqual([]);
  });

  it('does not cover a symbol', () => {
    const [placed] = fitNames([zip('11201', [100, 100])], view, 1, [dotBox([100, 100], 1)]);
    expect(placed!.spot[1]).not.toBe(100);
  });

  it('is left out if the map is shown at half its size and space is short', () => {
    const names = [mark('Bellevue', [20, 100]), mark('Tisch', [100, 100])];
    expect(fitNames(names, view, 1, [])).toHaveLength(2);
    expect(fitNames(names, view, 2, [])).toHaveLength(1);
  });

  it('of a hospital is beside its own symbol', () => {
    const [placed] = fitNames([mark('Bellevue', [100, 100])], view, 1, [dotBox([100, 100], 1)]);
    expect(placed?.text).toBe('Bellevue');
  });

  it('of a town is beside a symbol in its center, even if the area is small', () => {
    const symbol = dotBox([100, 100], 1);
    const [placed] = fitNames([town('Huntington', [100, 100])], view, 1, [symbol]);
    expect(overlap(boxOf(placed!, 1), symbol)).toBe(false);
  });

  it('of a town moves within its land rather than half a line over it, and aside if it has to', () => {
    const wide = { ...town('Huntington', [100, 100]), room: 40 };
    const dot: Box = [98, 101, 102, 109];
    expect(fitNames([wide], view, 1, [dot])[0]!.spot).toEqual([100, 84]);
    const [aside] = fitNames([wide], view, 1, [[110, 0, 120, 200]]);
    expect(aside!.spot[0]).toBeLessThan(100);
  });

  it('of an area that is only partly on the map is not in a hole of it', () => {
    const square = (from: number, to: number): Spot[] => [
      [from, from],
      [to, from],
      [to, to],
      [from, to],
      [from, from],
    ];
    const around = namedArea('zip', '13210', [[square(0, 400), square(60, 140)]]);
    const [name] = nameIn(around, [0, 0, 200, 200]);
    expect(liesIn(around.area, name!.spot)).toBe(true);
  });

  it('of the ZIP itself is wholly inside its area, away from stations in the middle', () => {
    // An island of 220 by 66 pixels, highest where its stations are.
    const island: Spot[] = [
      [40, 110],
      [180, 110],
      [190, 84],
      [260, 84],
      [260, 150],
      [40, 150],
      [40, 110],
    ];
    const symbols = [200, 225, 250].flatMap((x) =>
      [112, 124, 136].map((y) => ({ kind: 'station' as const, name: 'Station', spot: [x, y] as Spot })),
    );
    const { svg } = viewNames({
      id: '11224',
      view: [0, 0, 340, 200],
      own: { zip: '11224', box: [40, 84, 260, 150] },
      places: [namedArea('zip', '11224', [[island]])],
      dots: [],
      symbols,
    });
    const [, x, y] = /x="(\d+)" y="(\d+)"[^>]*>11224</.exec(svg)!;
    const [left, top, right, bottom] = boxOf(zip('11224', [Number(x), Number(y)]), 1);
    expect([left, right].flatMap((x) => [top, bottom].map((y) => liesIn([[island]], [x, y])))).not.toContain(
      false,
    );
  });

  it('without a known area has room everywhere', () => {
    const name: MapName = { kind: 'zip', text: '05408', spot: [100, 100] };
    expect(textsOf(fitNames([name], view, 1, [dotBox([100, 100], 1)]))).toEqual(['05408']);
  });

  it('of a town is left out rather than placed in another town', () => {
    const names = [{ ...town('Huntington', [100, 100]), isMisplaced: ([, y]: Spot) => y !== 100 }];
    expect(fitNames(names, view, 1, [])).toHaveLength(1);
    expect(fitNames(names, view, 1, [[0, 96, 300, 104]])).toEqual([]);
  });
});
