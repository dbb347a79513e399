import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { formatProblems } from '#content/letters/format-problems.ts';
import { loadSite } from '../support/load-site.ts';
import { testMistakes } from '../support/mistakes.ts';
import { run, temporaryFolder } from '../support/site.ts';
import { dataToRead, edit, smallSite, writeData, type DataFiles } from '../support/small-site/small-site.ts';
import { seed } from './support/hostile-texts.ts';
import { pagesOf } from './support/pages.ts';
import { effort, printCount, testTimeout } from './support/effort.ts';

const testimonials = 'testimonials.yaml';
const county = 'counties/addison-county.yaml';
const post = 'posts/time-limits.md';
const named = (text: string) => String(smallSite()[testimonials]).replace('"Ada B."', text);
const times = (count: number, line: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => line(i)).join('\n');

describe('Hostile YAML', () => {
  testMistakes([
    {
      of: 'deeply nested brackets',
      file: testimonials,
      holds: `testimonials: ${'['.repeat(100_000)}`,
      letter: `
        testimonials.yaml:1:35  testimonials${'[0]'.repeat(20)}
        Values are nested more than 20 levels deep here.
        Check the brackets and the indentation.
      `,
    },
    {
      of: 'aliases that multiply',
      file: testimonials,
      holds: `a: &a [x, x, x, x, x, x, x, x, x]\n${times(8, (i) => {
        const [before, name] = ['abcdefgh'[i], 'bcdefghi'[i]];
        const nine = Array.from({ length: 9 }, () => `*${before}`).join(', ');
        return i < 7 ? `${name}: &${name} [${nine}]` : `testimonials: [${nine}]`;
      })}`,
      letter: `
        testimonials.yaml:1:1
        The aliases (* and &) of this file repeat too much.
        Write out the values instead.
      `,
    },
    {
      of: 'an alias inside the value that it repeats',
      file: testimonials,
      holds: 'testimonials: &all [{ name: *all }]\n',
      letter: `
        testimonials.yaml:1:29  testimonials[0].name
        *all is inside the very value that it repeats.
        Write out the values instead.
      `,
    },
    {
      of: 'a name with a meaning in JavaScript',
      file: county,
      right: 'points:\n',
      wrong: 'points:\n  __proto__: [44.0, -73.1]\n',
      letter: `
        counties/addison-county.yaml:8:3  points
        The name "__proto__" has a special meaning to programs.
        Choose another name.
      `,
    },
    {
      of: 'a directive for an older YAML, which reads 010 as 8',
      file: testimonials,
      holds: `%YAML 1.1\n---\n${String(smallSite()[testimonials])}`,
      letter: `
        testimonials.yaml:1:1
        A line that starts with % changes how everything after it is read.
        Delete that line.
      `,
    },
    {
      of: 'too many names in one place',
      file: testimonials,
      holds: times(90_000, (i) => `n${i}: 1`),
      letter: `
        testimonials.yaml:1:1
        There are 90,000 names in one place, but the limit is 5,000.
        Split it, or delete what does not belong there.
      `,
    },
    {
      of: 'too many entries in one list',
      file: testimonials,
      holds: `testimonials:\n${times(20_000, () => '  - !a x')}`,
      letter: `
        testimonials.yaml:2:3  testimonials
        There are 20,000 entries in one place, but the limit is 10,000.
        Split it, or delete what does not belong there.
      `,
    },
    {
      of: 'a name that is too long',
      file: testimonials,
      holds: `"${'a'.repeat(3000)}": 1\n`,
      letter: `
        testimonials.yaml:1:1
        A name here has 3,000 characters, but the limit is 200.
        Split it, or delete what does not belong there.
      `,
    },
    {
      of: 'a file that is too large',
      file: testimonials,
      holds: '#\n'.repeat(600_000),
      letter: `
        testimonials.yaml:1:1
        The file has 1,200,000 bytes, but the limit is 1,000,000 bytes.
        Split it, or delete what does not belong there, such as a pasted picture.
      `,
    },
  ]);
});

describe('Invisible characters in escape sequences', () => {
  const rows: [what: string, written: string, code: string][] = [
    ['one that the generator uses to mark words', String.raw`"A\x017\x02"`, 'U+0001'],
    ['one that controls a terminal', String.raw`"\e[2J"`, 'U+001B'],
    ['one that ends a string', String.raw`"A\0"`, 'U+0000'],
    ['a carriage return', String.raw`"A\rB"`, 'U+000D'],
    ['one that reverses the reading direction', String.raw`"A\u202EB"`, 'U+202E'],
    ['one that the generator uses to mark places in articles', String.raw`"A\uE000B"`, 'U+E000'],
    ['half of a surrogate pair', String.raw`"A\ud83dB"`, 'U+D83D'],
    ['a byte order mark inside a text', String.raw`"A\uFEFFB"`, 'U+FEFF'],
  ];
  testMistakes([
    ...rows.map(([of, written, code]) => ({
      of,
      file: testimonials,
      holds: named(written),
      letter: `
        testimonials.yaml:2:11  testimonials[0].name
        There is an invisible control character (${code}) here.
        Write the text without it.
      `,
    })),
    {
      of: 'one in a name, without printing the name',
      file: testimonials,
      holds: `${named('"Ada"')}"\\e[2J": 1\n`,
      letter: `
        testimonials.yaml:8:1
        There is an invisible control character (U+001B) here.
        Write the text without it.
      `,
    },
  ]);
});

describe('Hostile Markdown', () => {
  testMistakes([
    {
      of: 'deeply nested quotations',
      file: post,
      right: 'Most people',
      wrong: `${'> '.repeat(3000)}Most people`,
      letter: `
        posts/time-limits.md:8:1
        A line of this text begins with more than 8 marks for lists or quotations.
        Delete some of them.
      `,
    },
    {
      of: 'a text that is too long',
      file: 'practice-areas/car-accidents.yaml',
      right: '"A notebook on a car seat" }\n    text: |',
      wrong: `"A notebook on a car seat" }\n    text: "${'**a *a '.repeat(10_000)}"\n    x: |`,
      letter: `
        practice-areas/car-accidents.yaml:13:11  sections[0].text
        This text has 70,000 characters, but the limit is 60,000.
        Split it, or delete what does not belong there.
      `,
    },
  ]);
});

describe('Names that cannot be file names', () => {
  testMistakes([
    {
      of: 'a slug that is too long',
      file: county,
      right: 'slug: middlebury',
      wrong: `slug: ${'m'.repeat(300)}`,
      letter: `
        counties/addison-county.yaml:5:11  cities[0].slug
        This is 300 characters long, but the limit is 200.
        Choose a shorter name.
      `,
    },
    {
      of: 'a page that hosts serve as the page of its folder',
      when: (files) => {
        files['topics/index.yaml'] = String(files['topics/deadlines.yaml']).replace('Time', 'More time');
      },
      letter: `
        topics/index.yaml:1:1
        "index" is a name that web hosts keep for the first page of a folder, so no other page can have it.
        Choose another name.
      `,
    },
  ]);
});

describe.skipIf(process.platform === 'win32')('Names that other operating systems refuse', () => {
  const topic = smallSite()['topics/deadlines.yaml']!;
  testMistakes([
    {
      of: 'a file with the name of a Windows device',
      file: 'topics/con.yaml',
      holds: topic,
      letter: `
        topics/con.yaml:1:1
        Windows keeps this name for itself, so no file can have it.
        Rename it.
      `,
    },
    {
      of: 'a picture with a character that Windows refuses',
      file: 'images/why?.svg',
      holds: '<svg/>',
      letter: `
        images/why?.svg:1:1
        Windows does not allow ? in file names.
        Rename it, using plain letters.
      `,
    },
    {
      of: 'a folder name that ends with a dot',
      file: 'images/old./car-accidents.svg',
      holds: '<svg/>',
      letter: `
        images/old.:1:1
        Windows does not allow file names that end in a period or a space.
        Delete that character from the name.
      `,
    },
    {
      of: 'a name that differs from another one only in capitals',
      file: 'topics/Deadlines.yaml',
      holds: topic,
      letter: `
        topics/Deadlines.yaml:1:1
        To Windows and macOS, this is the same name as "topics/deadlines.yaml".
        Rename or delete one of the two files.
      `,
    },
    {
      of: 'a local search whose address is the name of a Windows device',
      file: 'keywords.yaml',
      right: '"Car Crash Lawyer in Burlington!"',
      wrong: '"LPT1!"',
      letter: `
        keywords.yaml:2:14  keywords[0].keyword
        "LPT1!" is a name that Windows keeps for itself, so no page can have it.
        Choose a longer name, such as "lpt1-page".
      `,
    },
  ]);
});

describe('Anything but a regular file', () => {
  const link = (to: string, name: string) => (data: string) => symlinkSync(to, path.join(data, name));
  const rows: [what: string, make: (data: string) => void, letter: string][] = [
    [
      'a link to a file outside the data',
      link('/etc/passwd', 'images/a.svg'),
      'images/a.svg: This link does not lead to a file in the data folder.',
    ],
    [
      'a link to a folder',
      link('/etc', 'images/etc'),
      'images/etc: This link does not lead to a file in the data folder.',
    ],
    [
      'a link to a missing file',
      link('gone.md', 'posts/gone-too.md'),
      'posts/gone-too.md: This link does not lead to a file in the data folder.',
    ],
    [
      'a link to itself',
      link('loop.md', 'posts/loop.md'),
      'posts/loop.md: This link does not lead to a file in the data folder.',
    ],
    [
      'a pipe',
      (data) => void execFileSync('mkfifo', [path.join(data, 'posts/pipe.md')]),
      'posts/pipe.md: This is a pipe, not a file, so it is not read.',
    ],
    [
      'a pipe named site.yaml, but not also a missing site.yaml',
      (data) => {
        rmSync(path.join(data, 'site.yaml'));
        execFileSync('mkfifo', [path.join(data, 'site.yaml')]);
      },
      'site.yaml: This is a pipe, not a file, so it is not read.',
    ],
    [
      'a link out of the data under the name of a post, but not also a missing post',
      (data) => {
        rmSync(path.join(data, post));
        symlinkSync('/etc/passwd', path.join(data, post));
      },
      'posts/time-limits.md: This link does not lead to a file in the data folder.',
    ],
    [
      'a folder with the name of a file',
      (data) => mkdirSync(path.join(data, 'counties/orange-county.yaml')),
      'counties/orange-county.yaml: This folder has the name of a file.',
    ],
    [
      'a file name that is not UTF-8',
      (data) => writeFileSync(Buffer.concat([Buffer.from(`${data}/images/caf`), Buffer.from([0xe9])]), ''),
      'images/caf?: The name of this file cannot be read.',
    ],
    [
      'a file name with a line break',
      (data) => writeFileSync(`${data}/images/a\nb.svg`, ''),
      'images/a?b.svg: The name of this file cannot be read.',
    ],
  ];
  it.skipIf(process.platform === 'win32').each(rows)('is reported: %s', (_, make, letter) => {
    const data = writeData({
      ...smallSite(),
      'images/car-accidents.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    });
    make(data);
    const { problems = [] } = loadSite(data);
    expect(problems.map(({ file, says }) => `${file.slice(data.length + 1)}: ${says}`)).toEqual([letter]);
    // The message quotes no lines: the target of a link may be secret, and reading a pipe never ends.
    expect(formatProblems(problems)).not.toContain(' | ');
  });

  it.skipIf(process.platform === 'win32')('is reported if it is a socket', async () => {
    const data = writeData(smallSite());
    // The path of a socket must be short.
    const server = createServer().listen(path.relative(process.cwd(), path.join(data, 'posts/s.md')));
    await once(server, 'listening');
    const { problems = [] } = loadSite(data);
    server.close();
    expect(problems.map(({ says }) => says)).toEqual(['This is a socket, not a file, so it is not read.']);
  });

  it.skipIf(process.platform === 'win32')(
    'stops a generate at once if it is named lastmod.txt, which is read first',
    async () => {
      const data = writeData(smallSite());
      execFileSync('mkfifo', [path.join(data, 'lastmod.txt')]);
      const { code, output } = await run('generate', ['--data', data, '--out', path.join(data, '../dist')]);
      expect([code, output]).toEqual([1, expect.stringContaining('lastmod.txt:1:1\n  This is a pipe')]);
    },
  );

  it.skipIf(process.platform === 'win32')('stops a plan and a check', async () => {
    const data = writeData(smallSite());
    symlinkSync('/etc', path.join(data, 'images'));
    for (const command of ['plan', 'check']) {
      const { code, output } = await run(command, ['--data', data]);
      expect([code, output]).toEqual([1, expect.stringContaining('This link does not lead to a file')]);
    }
  });

  /** Moves a post aside and puts a link to it in its place. */
  function linkToPost(data: string) {
    renameSync(path.join(data, post), path.join(data, '.time-limits.md'));
    symlinkSync('../.time-limits.md', path.join(data, post));
  }

  it.skipIf(process.platform === 'win32')(
    'is accepted if it is the data folder itself, as a link to another folder',
    () => {
      const link = path.join(temporaryFolder(), 'linked');
      symlinkSync(writeData(smallSite()), link);
      linkToPost(link);
      expect(loadSite(link).site?.content.posts.some(({ slug }) => slug === 'time-limits')).toBe(true);
      symlinkSync('/etc/hostname', path.join(link, 'posts/host.md'));
      expect(loadSite(link).problems?.map(({ file }) => file)).toEqual([`${link}/posts/host.md`]);
    },
  );

  it.skipIf(process.platform === 'win32')('is read if it is a link to a file of the data folder', () => {
    const data = writeData(smallSite());
    linkToPost(data);
    expect(loadSite(data).site?.content.posts.some(({ slug }) => slug === 'time-limits')).toBe(true);
  });
});

describe('Files from other systems', () => {
  const all = (change: (text: string) => string | Buffer): DataFiles =>
    Object.fromEntries(Object.entries(smallSite()).map(([name, text]) => [name, change(String(text))]));
  const rows: [what: string, files: DataFiles][] = [
    ['the line ends of Windows', all((text) => text.replaceAll('\n', '\r\n'))],
    ['the line ends of old Macs', all((text) => text.replaceAll('\n', '\r'))],
    ['a byte order mark', all((text) => `\uFEFF${text}`)],
    ['no line end at the end of the file', all((text) => text.trimEnd())],
  ];
  it.each(rows)('with %s make the same pages', async (_, files) => {
    const pages = async (data: DataFiles) => pagesOf(loadSite(dataToRead(data)).site!);
    expect([...(await pages(files))]).toEqual([...(await pages(smallSite()))]);
  });
});

describe('Damaged files', () => {
  let damaged = 0;
  afterAll(() => printCount(damaged, 'damaged files were tried'));
  const damage = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    gone: fc.integer({ min: 0, max: 40 }),
    put: fc.oneof(
      fc.constantFrom(
        '"',
        "'",
        ':',
        ': ',
        '- ',
        '\n',
        '\n\n',
        '\t',
        '{',
        '}',
        '[',
        ']',
        '&a ',
        '*a',
        '!x ',
        '#',
        '|',
        '>',
        '%',
      ),
      fc.constantFrom(
        '---\n',
        '...\n',
        '<<: *a',
        '? ',
        '~',
        '0',
        '-1',
        '.nan',
        '1e999',
        '{firm}',
        '{fact:x}',
        '__proto__: 1\n',
      ),
      fc.constantFrom(
        '“',
        '”',
        '’',
        '\n– ',
        '\n • ',
        '\u00A0',
        '\n\u00A0 ',
        '\u200B',
        ' []\n- ',
        '\n - ',
        '\n=======\n',
      ),
      fc.string({ unit: 'binary', maxLength: 6 }),
    ),
  });
  const broken = (text: Buffer, { at, gone, put }: { at: number; gone: number; put: string }): Buffer => {
    const from = Math.floor(text.length * at);
    return Buffer.concat([text.subarray(0, from), Buffer.from(put), text.subarray(from + gone)]);
  };

  it(
    'are reported, or still make a complete site',
    async () => {
      const names = Object.keys(smallSite());
      const damages = fc.array(fc.option(damage), { minLength: names.length, maxLength: names.length });
      const check = async (each: (Parameters<typeof broken>[1] | null)[]) => {
        const files = smallSite();
        names.forEach((name, i) => {
          const harm = each[i];
          if (!harm) return;
          files[name] = broken(Buffer.from(files[name]!), harm);
          damaged++;
        });
        const { site, problems = [] } = loadSite(dataToRead(files));
        if (site) await pagesOf(site);
        else expect(formatProblems(problems)).toMatch(/Nothing was written\.\n$/);
      };
      await fc.assert(fc.asyncProperty(damages, check), { numRuns: 15 * effort, seed });
    },
    testTimeout,
  );
});

describe('npm run generate with hostile data', () => {
  it('ends with code 1 and a message, without a stack trace, and writes nothing', async () => {
    const files = smallSite();
    edit(files, testimonials, '"Ada B."', String.raw`"\u0001"`);
    files[county] = 'name: &a [*a]\n';
    const data = writeData(files);
    mkdirSync(path.join(data, 'images'));
    if (process.platform !== 'win32') symlinkSync('/etc', path.join(data, 'images/etc'));
    const folder = temporaryFolder();
    const { code, output } = await run('generate', ['--data', data, '--out', path.join(folder, 'dist')]);
    expect(code).toBe(1);
    expect(output).toContain('Nothing was written.');
    expect(output).not.toMatch(/^\s+at /m);
    expect([readdirSync(folder), existsSync(path.join(data, '..', 'dist'))]).toEqual([[], false]);
  });
});
