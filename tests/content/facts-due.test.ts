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

  it('is one letter where many facts are due, which lists the first twenty of them', () => {
    const files = smallSite();
    const fact = (id: number, reviewed: string) =>
      `  - { id: deadline-${id}, value: "3", unit: years, statement: "Three years.", source: "12 V.S.A. 512", reviewed: "${reviewed}" }`;
    const added = Array.from({ length: 21 }, (_, i) => fact(i, i === 20 ? '2026-02-18' : '2026-02-19'));
    files['facts.yaml'] = `${String(files['facts.yaml']).trimEnd()}\n${added.join('\n')}\n`;
    const [letter, ...others] = lettersOfDay(factsDue, files, '2027-02-18T00:00');
    expect(others).toEqual([]);
    const lines = letter!.split('\n');
    expect(lines.slice(1, 5)).toEqual([
      'The sources of 23 facts are due for their yearly review.',
      'Read each again, and correct the value if the law has changed. Then write: reviewed: "2027-02-18"',
      '  line 34: deadline-20 (12 V.S.A. 512), by February 18, 2027',
      '  line 14: deadline-0 (12 V.S.A. 512), by February 19, 2027',
    ]);
    expect(lines.slice(-1)).toEqual(['  … and 3 more']);
  });
});
