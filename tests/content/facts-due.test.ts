import { describe, expect, it } from 'vitest';
import { factsDue } from '#content/checks/facts-due.ts';
import { dedent, lettersOfDay } from '../support/mistakes.ts';
import { smallSite } from '../support/small-site/small-site.ts';

/** The letters about the small site, whose facts were reviewed on February 20, 2026. */
const lettersOf = (day: string, hour = '00:00') => lettersOfDay(factsDue, smallSite(), `${day}T${hour}`);

describe('The yearly review of a fact', () => {
  it('is not announced more than thirty days ahead', () => {
    expect(lettersOf('2027-01-20')).toEqual([]);
  });

  it('is announced thirty days ahead, at the line of the last review', () => {
    expect(lettersOf('2027-01-21')[0]).toBe(
      dedent(`
        facts.yaml:7:15  facts[0].reviewed
        The source of "injury-deadline" (12 V.S.A. 512) was last reviewed on February 20, 2026. Review it again by February 20, 2027.
        Correct the value if the law has changed, then write: reviewed: "2027-01-21"
      `),
    );
  });

  it('is reported as overdue after its day', () => {
    expect(lettersOf('2027-02-20')[0]).toContain('Review it again by February 20, 2027.');
    expect(lettersOf('2027-02-21')[0]).toContain('It should have been reviewed again by February 20, 2027.');
  });

  it('is not overdue in the evening of its day', () => {
    expect(lettersOf('2027-02-20', '23:59')[0]).toContain('Review it again by February 20, 2027.');
  });
});
