import { describe, expect, it } from 'vitest';
import { directionTo } from '#lib/geo/geo.ts';

describe('The direction to another place', () => {
  it.each([
    [[41, -74], 'north'],
    [[41, -72.7], 'northeast'],
    // A degree of longitude is shorter here than a degree of latitude.
    [[41, -71.2], 'northeast'],
    [[40, -73], 'east'],
    [[39, -72.7], 'southeast'],
    [[39, -74], 'south'],
    [[39, -75.3], 'southwest'],
    [[40, -75], 'west'],
    [[41, -75.3], 'northwest'],
  ] as const)('of %o, from 40 north and 74 west, is %s', (to, direction) => {
    expect(directionTo([40, -74], to)).toBe(direction);
  });
});
