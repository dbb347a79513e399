import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatProblems } from '#content/letters/format-problems.ts';
import { loadContent } from '#content/load.ts';
import { cacheInMemory } from '#content/text-cache.ts';
import { dedent } from '../support/mistakes.ts';
import { run, temporaryFolder } from '../support/site.ts';
import { edit, smallSite, writeData } from '../support/small-site/small-site.ts';

/** Three mistakes in two files. */
function threeMistakes() {
  const files = smallSite();
  edit(files, 'counties/addison-county.yaml', 'order: 2', 'order: two');
  edit(files, 'counties/addison-county.yaml', '"05740"', '5740');
  edit(files, 'topics/deadlines.yaml', 'post: time-limits', 'post: time-limit');
  return files;
}

const theLetter = `
  data/counties/addison-county.yaml

    data/counties/addison-county.yaml:2:8  order
    "two" is not a number.
    Write a number, for example: order: 1

      1 | name: "Addison County"
    > 2 | order: two
        |        ^
      3 | cities:

    data/counties/addison-county.yaml:6:21  cities[0].zips[1]
    5740 has no quotes, so it is read as the number 5740.
    Write exactly five digits in quotes, such as "10001".

      5 |     slug: middlebury
    > 6 |     zips: ["05753", 5740]
        |                     ^
      7 | points:

  data/topics/deadlines.yaml

    data/topics/deadlines.yaml:3:7  post
    There is no post or guide "time-limit".
    Did you mean "time-limits"?

      2 | order: 1
    > 3 | post: time-limit
        |       ^
      4 | description: "How long you have to sue in {place}."

  3 problems in 2 files. Nothing was written.
`;

describe('The letter about mistakes in the data', () => {
  it('lists all of them by file, each with the lines around it, and counts them', () => {
    const data = writeData(threeMistakes());
    const { problems } = loadContent(data);
    expect(formatProblems(problems).replaceAll(data, 'data').trimEnd()).toBe(dedent(theLetter).trimEnd());
  });

  it('fits into a narrow terminal, with the caret still below the mistake', () => {
    const files = smallSite();
    const more = '"05753", '.repeat(20);
    edit(files, 'counties/addison-county.yaml', '"05740"', `${more}5740, ${more}"05740"`);
    const { problems } = loadContent(writeData(files));
    const frame = (columns?: number) =>
      formatProblems(problems, columns)
        .split('\n')
        .filter((line) => / \|/.test(line));
    const widest = (columns?: number) => Math.max(...frame(columns).map((line) => line.length));
    expect([widest(), widest(200)]).toEqual([118, 118]);
    expect(widest(80)).toBeLessThanOrEqual(80);
    const [text, caret] = frame(80).slice(-3);
    expect(text!.slice(caret!.indexOf('^'))).toMatch(/^5740,/);
  });
});

describe('A text that is too long for a letter', () => {
  it.each(['', 'a'])('is never cut within an emoji', (before) => {
    const files = smallSite();
    const emojis = before + '🚗'.repeat(600);
    edit(files, 'topics/deadlines.yaml', 'post: time-limits', `post: "${emojis}`);
    const { problems } = loadContent(writeData(files));
    const letter = formatProblems(problems);
    expect(Buffer.from(letter).toString()).toBe(letter);
  });
});

describe('The commands', () => {
  it('generate prints the letter, exits with 1 and leaves the existing site alone', async () => {
    const data = writeData(threeMistakes());
    const out = path.join(temporaryFolder(), 'dist');
    await run('generate', ['--data', writeData(smallSite()), '--out', out]);
    const home = path.join(out, 'index.html');
    writeFileSync(home, 'the page as it was');

    const { code, output } = await run('generate', ['--data', data, '--out', out]);

    expect(code).toBe(1);
    expect(output.replaceAll(data, 'data')).toContain(dedent(theLetter).trimEnd());
    expect(readFileSync(home, 'utf8')).toBe('the page as it was');
  });

  it('generate makes no output folder for data with mistakes', async () => {
    const out = path.join(temporaryFolder(), 'dist');
    await run('generate', ['--data', writeData(threeMistakes()), '--out', out]);
    expect(existsSync(out)).toBe(false);
  });

  it('check prints the same letter and exits with 1', async () => {
    const data = writeData(threeMistakes());
    const { code, output } = await run('check', ['--data', data]);
    expect(code).toBe(1);
    expect(output.replaceAll(data, 'data')).toContain(dedent(theLetter).trimEnd());
  });
});

describe('A mistake that is still there when the data is loaded again', () => {
  it.each([
    ['in YAML that can be parsed', 'topics/deadlines.yaml', 'post: time-limits', 'post:\u00A0time-limits'],
    ['in YAML that cannot be parsed', 'topics/deadlines.yaml', 'post: time-limits', 'post: "time-limits'],
    ['in front matter', 'posts/time-limits.md', 'title: ', 'title; '],
    ['in the guide template', 'guide-template.md', '\n', '\n<b>Bold</b>\n'],
  ])('is reported again: %s', (_, file, right, wrong) => {
    const files = smallSite();
    edit(files, file, right, wrong);
    const folder = writeData(files);
    const textCache = cacheInMemory();
    const read = () => loadContent(folder, { textCache });
    const [first, second] = [read(), read()];
    expect(first.problems).not.toEqual([]);
    expect(second.problems).toEqual(first.problems);
  });
});
