import { execFileSync, execSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ledgerOf, printLedger } from '#addresses/ledger.ts';
import type { Problem } from '#lib/problem.ts';
import type { Site } from '#site/plan.ts';
import { loadSite } from '../support/load-site.ts';
import { misspeltWords } from '../../scripts/desk/misspelt-words.ts';
import { root, run, temporaryFolder } from '../support/site.ts';
import { november20 } from '../support/small-site/generate-small-site.ts';
import { smallPlan } from '../support/small-site/small-plan.ts';
import { dataToRead, edit, smallSite, writeData, type DataFiles } from '../support/small-site/small-site.ts';

const addison = 'counties/addison-county.yaml';

/** A data folder whose only mistake is a misspelt slug. */
function misspelt(): string {
  const files = smallSite();
  edit(files, 'topics/deadlines.yaml', 'post: time-limits', 'post: time-limit');
  return writeData(files);
}

/** The misspelt words of a data folder; one that cannot be loaded needs the names of another site. */
function misspeltIn(files: DataFiles, site?: Site): Promise<Problem[]> {
  const data = dataToRead(files);
  const { content } = site ?? loadSite(data).site!;
  return misspeltWords(data, content, { checkout: root, remember: false });
}

describe('npm run check', () => {
  it('ends with code 0 and the number of pages when the data is valid', async () => {
    const { code, output } = await run('check', ['--data', writeData(smallSite())]);
    expect(code).toBe(0);
    expect(output).toContain('42 pages');
  });

  it('prints every problem as JSON, for editors', async () => {
    const data = misspelt();
    const { code, stdout } = await run('check', ['--data', data, '--json']);
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toEqual({
      pages: 0,
      undated: [],
      cutOff: [],
      warnings: [],
      problems: [
        {
          file: `${data}/topics/deadlines.yaml`,
          line: 3,
          column: 7,
          path: 'post',
          says: 'There is no post or guide "time-limit".',
          fix: 'Did you mean "time-limits"?',
        },
      ],
    });
  });

  it('warns about ZIP codes that are in no table and have no coordinates in the data', async () => {
    const files = smallSite();
    edit(files, addison, '"05740"', '"05499", "05498"');
    edit(files, addison, 'points:\n', 'points:\n  "05498": [44.1, -73.1]\n');
    const data = writeData(files);
    // Later, the facts of the small site are due for review.
    const { code, stdout } = await run('check', ['--data', data, '--json'], {
      SOURCE_DATE_EPOCH: november20,
    });
    expect(code).toBe(0);
    expect(JSON.parse(stdout).warnings).toEqual([
      {
        file: `${data}/${addison}`,
        line: 6,
        column: 21,
        path: 'cities[0].zips[1]',
        says: 'The list of U.S. ZIP codes (src/desk/zips) does not have 05499.',
        fix: 'Correct it, or if mail is delivered there, add its coordinates below "points:".',
      },
    ]);
  });

  it('warns about a merge conflict in lastmod.txt', async () => {
    const conflict = '<<<<<<< HEAD\n2026-11-20\n=======\n2026-11-21\n>>>>>>> main\n';
    const data = writeData({ ...smallSite(), 'lastmod.txt': conflict.repeat(2) });
    const { stdout } = await run('check', ['--data', data, '--json']);
    expect((JSON.parse(stdout) as { warnings: unknown[] }).warnings[0]).toEqual({
      file: `${data}/lastmod.txt`,
      line: 1,
      column: 1,
      path: '',
      says: 'Git could not merge two versions of this file, and nobody has chosen between them yet.',
      fix: 'Run "npm run generate", which keeps the days of both, and commit the file again.',
    });
  });

  it('annotates the lines of a pull request when GitHub runs it', async () => {
    const data = misspelt();
    const { output } = await run('check', ['--data', data], { GITHUB_ACTIONS: 'true' });
    expect(output).toContain(
      `::error file=${data}/topics/deadlines.yaml,line=3,col=7,title=post::There is no post or guide "time-limit".%0ADid you mean "time-limits"?`,
    );
  });

  it('reports a word that is in no dictionary, unless it is the name of a place', async () => {
    const files = smallSite();
    edit(files, 'pages/about.yaml', 'We listen.', 'We lissten in Middlebury.');
    const data = writeData(files);
    const { code, output } = await run('check', ['--data', data]);
    expect(code).toBe(1);
    expect(output).toContain(
      `"lissten" is not in the dictionary.\n  Did you mean "listen"? If it is right, add it to ${data}/.cspell-names.txt, one word per line.`,
    );
    expect(output).toContain('1 problem in 1 file.');
  });

  it('accepts the names of places in any alphabet and language', async () => {
    const files = smallSite();
    edit(files, addison, 'name: "Middlebury"', 'name: "Müllerbrück"');
    expect(await misspeltIn(files)).toEqual([]);
  });

  it('accepts a name with either apostrophe and in the possessive', async () => {
    const files = { ...smallSite(), '.cspell-names.txt': 'Kvarnstrom\nO’Brzyski\n' };
    edit(files, addison, 'name: "Middlebury"', 'name: "D’Angelozzi"');
    edit(
      files,
      'pages/about.yaml',
      'We listen.',
      "D'Angelozzi, D’Angelozzi’s courts, Kvarnstrom's office, Kvarnstrom’s partner and O'Brzyski.",
    );
    expect(await misspeltIn(files)).toEqual([]);
  });

  it.each([
    ['\n', 'macOS'],
    ['\r\n', 'Windows'],
  ])('checks local searches with the line ends %j of %s, except those in another language', async (end) => {
    const files = smallSite();
    const keywords = `\
keywords:
  - keyword: "abogado de accidentes"
    heading: "Abogado de accidentes"
    lang: es
    practiceArea: car-accidents
    intro: "Después de un choque, vea a un médico."

    points: ["Guarde las fotos.", "Pida el reporte.", "Llame a {phone}."]
  - keyword: "crash lawyer"
    heading: "Crash Lawyer"
    practiceArea: car-accidents
    intro: "Hurt in a crash? We lissten."
    points: ["See a doctor.", "Keep the photos.", "Call {phone}."]
`;
    files['keywords.yaml'] = keywords.replaceAll('\n', end);
    expect((await misspeltIn(files)).map(({ line }) => line)).toEqual([12]);
  });

  it('does not check the spelling of the addresses of a former website', async () => {
    const from = '/M%C3%BCnchenstein/recieve-xqzwv.php';
    const files = { ...smallSite(), 'redirects.yaml': `redirects:\n  - { from: "${from}", to: "/about" }\n` };
    expect(await misspeltIn(files)).toEqual([]);
  });

  it('does not check the spelling of files in another language', async () => {
    const files = { ...smallSite(), 'pages/shell.zh.yaml': 'skip: "Xqzwv brrtkl"\n' };
    expect(await misspeltIn(files, smallPlan())).toEqual([]);
  });

  it('reports an outdated lastmod.txt, and ends with code 1 only on a build server', async () => {
    const data = writeData({ ...smallSite(), 'lastmod.txt': '2026-11-20\n0000000\n' });
    const [locally, inCi] = [
      await run('check', ['--data', data]),
      await run('check', ['--data', data], { CI: '1' }),
    ];
    expect([locally.code, inCi.code]).toEqual([0, 1]);
    for (const { output } of [locally, inCi]) {
      expect(output).toContain(
        `${data}/lastmod.txt is older than the data: 42 pages have changed since, such as /.`,
      );
    }
  });

  it.each([[['--dat', 'x']], [['--data', 'no-such-folder']]])(
    'ends with code 2 on wrong usage: %s',
    async (args) => {
      const { code, output } = await run('check', args);
      expect(code).toBe(2);
      expect(output).toContain('Usage: npm run check');
    },
  );
});

describe('Every command that takes --data', () => {
  it.each([
    ['generate'],
    ['merge', 'part-1'],
    ['check'],
    ['plan'],
    ['published'],
    ['new', 'county', 'Orange County', '--city', 'Goshen'],
    ['rename', 'county', 'a-county', 'b-county'],
    ['audit'],
    ['dev'],
    ['import', 'facts', 'people.csv'],
    ['refresh', 'crashes'],
  ])('ends with code 2 if the folder does not exist, before it reads anything: %s', async (...words) => {
    const [command, ...args] = words;
    const { code, output } = await run(command, [...args, '--data', 'no-such-folder']);
    expect([code, output]).toEqual([
      2,
      expect.stringContaining(`There is no folder "no-such-folder" in ${root}.\n\nUsage: npm run `),
    ]);
  });

  it.each([
    ['package.json', '"package.json" is not a folder: --data takes the folder that contains site.yaml.'],
    ['package.json/data', `There is no folder "package.json/data" in ${root}.`],
    ['', '--data is empty: write the data folder.'],
  ])('ends with code 2 if the folder is "%s"', async (data, says) => {
    const { code, output } = await run('check', ['--data', data]);
    expect([code, output.split('\n', 1)[0]]).toEqual([2, says]);
  });
});

/** A data folder in a repository of its own, with everything committed. */
function committed(files: DataFiles = smallSite(), make: (data: string) => void = () => undefined): string {
  const data = writeData(files);
  make(data);
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd: data });
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '.');
  git('commit', '--quiet', '--message', 'First');
  return data;
}

const addCity = (data: string) => {
  const file = path.join(data, addison);
  const text = readFileSync(file, 'utf8');
  const city = '  - { name: "Vergennes", slug: vergennes, zips: ["05491"] }\n';
  writeFileSync(file, text.replace('points:', `${city}points:`));
};

describe('npm run plan', () => {
  it('compares the data with the last commit if there is no remote main branch', async () => {
    const data = committed();
    addCity(data);
    const { code, output } = await run('plan', ['--data', data]);
    expect(code).toBe(0);
    expect(output).toMatch(
      /^"npm run generate" would add 4 pages and change 7 pages \(46 pages in all\)\nCompared with the last commit, of /,
    );
  });

  it('compares a clone with the main branch, and names the branch', async () => {
    const clone = path.join(temporaryFolder(), 'clone');
    execFileSync('git', ['clone', '--quiet', committed(), clone]);
    const { output } = await run('plan', ['--data', clone]);
    expect(output).toMatch(/\nCompared with main of \d{4}-\d{2}-\d{2} /);
  });

  it('says what a shallow clone does not know', async () => {
    const origin = committed();
    const git = (cwd: string, ...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd });
    git(origin, 'checkout', '--quiet', '-b', 'work');
    git(origin, 'commit', '--quiet', '--allow-empty', '--message', 'Mine');
    git(origin, 'checkout', '--quiet', 'main');
    git(origin, 'commit', '--quiet', '--allow-empty', '--message', 'Theirs');
    const clone = path.join(temporaryFolder(), 'clone');
    git(origin, 'clone', '--quiet', '--depth', '1', '--branch', 'work', `file://${origin}`, clone);
    const unknown = await run('plan', ['--data', clone, '--against', 'origin/main']);
    const [says, command] = unknown.output.split('\n');
    expect([unknown.code, says]).toEqual([
      2,
      'There is no branch, commit or folder "origin/main". This clone lacks older commits and other branches. In a workflow, set "fetch-depth: 0"; elsewhere, run:',
    ]);
    const whole = path.join(temporaryFolder(), 'whole');
    cpSync(clone, whole, { recursive: true });
    execSync(command!, { cwd: whole, stdio: 'ignore' });
    const known = await run('plan', ['--data', whole, '--against', 'origin/main']);
    expect(known.output).toMatch(/\nCompared with main of [\d-]+ \(\w+\)\.\n/);
    git(clone, 'remote', 'set-head', 'origin', '--delete');
    expect((await run('plan', ['--data', clone])).output).toContain('; this clone lacks the main branch.');
    git(clone, 'fetch', '--quiet', '--depth', '1', 'origin', 'main:refs/remotes/origin/main');
    const { output } = await run('plan', ['--data', clone, '--against', 'origin/main']);
    expect(output).toMatch(
      /\nCompared with main of .*; where this branch began is unknown, so later edits there look undone here\.\n/,
    );
  });

  it('prints in one form only', async () => {
    const { code, output } = await run('plan', ['--data', writeData(smallSite()), '--json', '--markdown']);
    expect([code, output.split('\n', 1)[0]]).toEqual([2, 'Write either --json or --markdown, not both.']);
  });

  it.skipIf(process.platform === 'win32')('follows symbolic links in a commit', async () => {
    const data = committed(smallSite(), (own) => {
      mkdirSync(path.join(own, '.shared'));
      renameSync(path.join(own, 'testimonials.yaml'), path.join(own, '.shared/testimonials.yaml'));
      symlinkSync('.shared/testimonials.yaml', path.join(own, 'testimonials.yaml'));
    });
    addCity(data);
    const { output } = await run('plan', ['--data', data]);
    expect(output).toContain(
      'would add 4 pages and change 7 pages (46 pages in all)\nCompared with the last commit',
    );
  });

  it('compares with a folder', async () => {
    const data = writeData(smallSite());
    addCity(data);
    const published = writeData(smallSite());
    const { stdout } = await run('plan', ['--data', data, '--against', published, '--json']);
    expect(JSON.parse(stdout).added).toHaveLength(4);
  });

  it('prints the mistakes in the data instead of a plan', async () => {
    const { code, output } = await run('plan', ['--data', misspelt()]);
    expect(code).toBe(1);
    expect(output).toContain('Did you mean "time-limits"?');
  });

  it.each([
    ['the main branch', []],
    ['a branch by its name', ['--against', 'HEAD']],
  ])(
    'passes on the error of git if another user owns the repository, instead of comparing with %s',
    async (_branch, words) => {
      const env = {
        GIT_TEST_ASSUME_DIFFERENT_OWNER: '1',
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_CONFIG_NOSYSTEM: '1',
      };
      const { code, output } = await run('plan', ['--data', committed(), ...words], env);
      expect([code, output]).toEqual([
        1,
        expect.stringMatching(
          /^Git cannot tell what was published:\nfatal: detected dubious ownership [^]*\tgit config --global --add safe\.directory /,
        ),
      ]);
    },
  );

  it('ends with code 2 if there is nothing to compare with under the name given', async () => {
    const { code, output } = await run('plan', ['--data', committed(), '--against', 'no-such-branch']);
    expect(code).toBe(2);
    expect(output).toContain('There is no branch, commit or folder "no-such-branch".');
    const dist = await run('plan', ['--data', writeData(smallSite()), '--against', 'tests']);
    expect([dist.code, dist.output.split('\n', 1)[0]]).toEqual([
      2,
      'The folder tests is not a data folder: it has no site.yaml.',
    ]);
  });
});

describe('npm run published', () => {
  it('records every published address, and a later generate refuses to lose one', async () => {
    const data = writeData(smallSite());
    const reports = path.join(temporaryFolder(), 'reports');
    const { output } = await run('published', ['--data', data, '--reports', reports]);
    expect(output).toBe(
      `42 pages recorded as published in ${data}/published.yaml.\n` +
        `Not yet submitted to search engines: 37 addresses, listed in ${reports}/indexnow.txt.\n`,
    );

    const file = path.join(data, addison);
    writeFileSync(file, readFileSync(file, 'utf8').replace('"05753", "05740"', '"05753"'));
    const refused = await run('generate', ['--data', data, '--out', `${data}-dist`, '--quiet']);

    expect(refused.code).toBe(1);
    expect(refused.output).toContain('The ZIP code 05740 was published and is gone');
    expect(refused.output).toContain('- { from: "/locations/zip/05740", to: "');
  });

  it('adds nothing to a file from which someone deleted a name', async () => {
    const data = writeData(smallSite());
    const args = ['--data', data, '--reports', temporaryFolder()];
    await run('published', args);
    const file = path.join(data, 'published.yaml');
    const shorter = readFileSync(file, 'utf8').replace('\n  deadlines', '\n  ');
    writeFileSync(file, shorter);
    const { code, output } = await run('published', args);
    expect([code, output]).toEqual([1, expect.stringContaining('The names above are not those that')]);
    expect(readFileSync(file, 'utf8')).toBe(shorter);
  });

  it('warns when the file was deleted, with the command that restores it from git', async () => {
    const data = committed({ ...smallSite(), 'published.yaml': printLedger(ledgerOf(smallPlan())) });
    const file = path.join(data, 'published.yaml');
    expect((await run('check', ['--data', data])).output).not.toContain('This file is gone');
    rmSync(file);
    for (const [command, ...words] of [
      ['check'],
      ['generate', '--out', `${data}-dist`, '--quiet'],
      ['rename', 'post', 'moose-collision-claims', 'moose-claims'],
    ] as const) {
      const { code, output } = await run(command, [...words, '--data', data]);
      const taken = /Restore it: (git checkout \w+ -- \S+)\n/.exec(output);
      expect([code, taken?.[1]]).toEqual([0, expect.stringContaining(file)]);
      expect(output).not.toContain('never published');
      execFileSync('git', taken![1]!.split(' ').slice(1), { cwd: data });
      rmSync(file);
    }
  });

  it('warns when lastmod.txt was deleted, with the command that restores it, and fails on a build server', async () => {
    const data = committed({ ...smallSite(), 'lastmod.txt': '2026-11-20\n0000000\n' });
    const args = ['--data', data];
    rmSync(path.join(data, 'lastmod.txt'));
    const atDesk = await run('check', args);
    expect([atDesk.code, atDesk.output]).toEqual([
      0,
      expect.stringMatching(
        /so the sitemaps will give every page the day of the next build\.\s+Restore it: git/,
      ),
    ]);
    expect((await run('check', args, { CI: '1' })).code).toBe(1);
    expect((await run('generate', [...args, '--out', `${data}-dist`, '--quiet'])).output).toContain(
      'lastmod.txt',
    );
  });
});
