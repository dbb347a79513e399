import { describe, expect, it } from 'vitest';
import { factsDue } from '#content/checks/days.ts';
import { dedent, lettersOfDay } from '../support/mistakes.ts';
import { smallSite } from '../support/small-site/small-site.ts';

/** About the small site, whose facts were read on February 20, 2026. */
const lettersOf = (day: string) => lettersOfDay(factsDue, smallSite(), day);

describe('A fact that has to be read again a year after it was read', () => {
  it('is not told of more than thirty days ahead', () => {
    expect(lettersOf('2027-01-20')).toEqual([]);
  });

  it('is told of from thirty days ahead, with the place of its day', () => {
    expect(lettersOf('2027-01-21')[0]).toBe(
      dedent(`
        facts.yaml:7:15  facts[0].reviewed
        The source of injury-deadline (12 V.S.A. 512) was read last on February 20, 2026. Read it again by February 20, 2027.
        Correct the value where the law has changed, then write: reviewed: "2027-01-21"
      `),
    );
  });

  it('is told to be late once its day has passed', () => {
    expect(lettersOf('2027-02-20')[0]).toContain('Read it again by February 20, 2027.');
    expect(lettersOf('2027-02-21')[0]).toContain('It should have been read again by February 20, 2027.');
  });
});
