import { describe, expect, it } from 'vitest';
import { factsDue } from '#content/checks/facts-due.ts';
import { loadContent } from '#content/load.ts';
import { smallSite, writeData } from '../support/small-site.ts';

/** The letters of that day about the small site, whose facts were read on February 20, 2026. */
function lettersOf(day: string) {
  const data = writeData(smallSite());
  const { content, locate } = loadContent(data);
  return factsDue(content!, locate, new Date(day)).map(({ file, line, path, says, fix }) => ({
    at: `${file.replace(`${data}/`, '')}:${line}  ${path}`,
    says,
    fix,
  }));
}

describe('A fact that has to be read again a year after it was read', () => {
  it('is not told of more than thirty days ahead', () => {
    expect(lettersOf('2027-01-20')).toEqual([]);
  });

  it('is told of from thirty days ahead, with the place of its day', () => {
    expect(lettersOf('2027-01-21')[0]).toEqual({
      at: 'facts.yaml:7  facts[0].reviewed',
      says: 'The source of injury-deadline (12 V.S.A. 512) was read last on February 20, 2026. Read it again by February 20, 2027.',
      fix: 'Correct the value where the law has changed, then write: reviewed: "2027-01-21"',
    });
  });

  it('is told to be late once its day has passed', () => {
    expect(lettersOf('2027-02-20')[0]!.says).toContain('Read it again by February 20, 2027.');
    expect(lettersOf('2027-02-21')[0]!.says).toContain(
      'It should have been read again by February 20, 2027.',
    );
  });
});
