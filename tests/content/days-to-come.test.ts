import { describe, expect, it } from 'vitest';
import { daysToCome } from '#content/checks/days-to-come.ts';
import { loadContent } from '#content/load.ts';
import { edit, smallSite, writeData, type DataFiles } from '../support/small-site.ts';

const post = 'posts/time-limits.md';

/** The letters of May 4, 2026, at noon in London, about the small site with a change. */
function lettersAbout(change: (files: DataFiles) => void, now = '2026-05-04T12:00Z') {
  const files = smallSite();
  change(files);
  const data = writeData(files);
  const { content, locate } = loadContent(data);
  return daysToCome(content!, locate, new Date(now)).map(({ file, line, path, says, fix }) => ({
    at: `${file.replace(`${data}/`, '')}:${line}  ${path}`,
    says,
    fix,
  }));
}

describe('A day that is still to come', () => {
  const says = 'May 6, 2026 is still to come, and visitors would read it as a day that has been.';
  const fix = 'Write the day on which it was done; a post that has to wait is kept back by "draft: true".';

  it('is told where a post was published or changed on it', () => {
    const letters = lettersAbout((files) =>
      edit(files, post, 'date: "2026-03-01"', 'date: "2026-03-01"\nupdated: "2026-05-06"'),
    );
    expect(letters).toEqual([{ at: `${post}:4  updated`, says, fix }]);
  });

  it('is told where a fact was read on it', () => {
    const letters = lettersAbout((files) => {
      edit(files, 'facts.yaml', '2026-02-20', '2026-05-06');
      edit(files, post, 'date: "2026-03-01"', 'date: "2026-03-01"\nupdated: "2026-05-05"');
      edit(files, post, '{fact:injury-deadline}', 'some time');
    });
    expect(letters).toEqual([{ at: 'facts.yaml:7  facts[0].reviewed', says, fix }]);
  });

  it('is not told of tomorrow, which has begun somewhere', () => {
    const letters = lettersAbout((files) =>
      edit(files, post, 'date: "2026-03-01"', 'date: "2026-03-01"\nupdated: "2026-05-05"'),
    );
    expect(letters).toEqual([]);
  });

  it('is not told where most days are to come, since then the clock is wrong', () => {
    expect(lettersAbout(() => undefined, '2025-01-01')).toEqual([]);
  });
});
