import { describe, expect, it } from 'vitest';
import { drawOutline } from '#maps/outline.ts';
import { scaleOf } from '#maps/scale.ts';
import type { MapSheet } from '#maps/sheet.ts';
import { dotPath, linePath, ringPath, svgText } from '#maps/svg.ts';

describe('A line of a drawing', () => {
  it('is written in steps, without those that lead nowhere', () => {
    const line = [
      [5, 5],
      [5, 5],
      [8, 3],
      [8, 3],
      [1, 3],
    ] as const;
    expect(linePath(line)).toBe('M5 5l3-2-7 0');
  });

  it('is left out if all of it is one spot', () => {
    const spot = [5, 5] as const;
    expect(linePath([spot, spot, spot])).toBe('');
    expect(ringPath([spot, spot, spot])).toBe('');
  });
});

it('Two stations at one spot of a drawing are one dot', () => {
  expect(
    dotPath([
      [9, 2],
      [5, -1],
      [9, 2],
    ]),
  ).toBe('M5-1h.01M9 2h.01');
});

describe('A name on a drawing', () => {
  const written = (name: Partial<Parameters<typeof svgText>[0]>) =>
    svgText({ kind: 'zip', text: '11201', spot: [3, 4], ...name });

  it('is centered on its spot, or starts beside it', () => {
    expect(written({})).toBe('<text x="3" y="4" dy=".35em">11201</text>');
    expect(written({ isBeside: true })).toBe(
      '<text x="3" y="4" dy=".35em" dx=".7em" text-anchor="start">11201</text>',
    );
  });

  it('is slanted for a county, and bold for a city or a neighborhood', () => {
    expect(written({ kind: 'county' })).toContain(' font-style="italic"');
    expect(written({ kind: 'locality' })).toContain(' font-weight="600"');
  });

  it('may hold any character', () => {
    expect(written({ text: 'A & B <C>' })).toContain('>A &amp; B &lt;C&gt;</text>');
  });
});

describe('The bar of the scale', () => {
  /** A map that is 640 pixels wide in a column of text, and one unit a pixel. */
  const view = [0, 0, 640, 480] as const;
  const scale = (unitsPerMile: number) => scaleOf({ grid: { unitsPerMile } } as MapSheet, view, []);

  it.each([
    [1.7, '50 miles', 'h85'],
    [4, '20 miles', 'h80'],
    [9, '10 miles', 'h90'],
    [45, '2 miles', 'h90'],
    [90, '1 mile', 'h90'],
    [91, 'half a mile', 'h46'],
    [400, 'half a mile', 'h200'],
  ])(
    'is at most 90 pixels long if possible: with %d pixels a mile it shows %s',
    (unitsPerMile, says, bar) => {
      expect(scale(unitsPerMile).length).toBe(says);
      expect(scale(unitsPerMile).bar.endsWith(bar)).toBe(true);
    },
  );

  it('is in the other corner if it would cover a symbol on a phone, where it is larger', () => {
    const office = { kind: 'office', name: 'Our office', spot: [150, 470] } as const;
    expect(scaleOf({ grid: { unitsPerMile: 45 } } as MapSheet, view, [office]).anchor).toBe('end');
  });
});

it('The land of a county is drawn 240 pixels wide where it is wider than high', () => {
  const land = [
    [
      [0, 0],
      [200, 0],
      [200, 100],
      [0, 100],
      [0, 0],
    ],
  ] as const;
  expect(drawOutline([[land as never]], [])).toContain('width="240" height="120" viewBox="0 0 240 120"');
});
