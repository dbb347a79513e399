import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ledgerOf, printLedger, type Ledger, type Submission } from '#addresses/ledger.ts';
import { run, temporaryFolder } from '../support/site.ts';
import { smallPlan } from '../support/small-site/small-plan.ts';
import { smallSite, writeData } from '../support/small-site/small-site.ts';

const now = ledgerOf(smallPlan());
const never = {};

/** The ledger of a site with additional topics that have since been redirected. */
const withTopics = (told: Submission, ...topics: string[]) =>
  printLedger({ ...now, topics: new Set([...now.topics, ...topics]) } satisfies Ledger, told);

const redirects = ['old-topic', 'our-topic', 'their-topic']
  .map((topic) =>
    ['county/*', 'city/*/*', 'zip/*']
      .map((at) => `  - { from: "/blog/${at}/${topic}", to: "/blog" }\n`)
      .join(''),
  )
  .join('');

/** A data folder in a repository, with its ledger committed; `top` leads to the folder of the repository. */
function repository(top = '.') {
  const data = writeData({ ...smallSite(), 'redirects.yaml': `redirects:\n${redirects}` });
  const file = path.join(data, 'published.yaml');
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd: data,
      stdio: 'ignore',
    });
  const commit = (ledger: string) => {
    writeFileSync(file, ledger);
    git('add', '.');
    git('commit', '--quiet', '--message', 'The ledger');
  };
  git('init', '--quiet', '--initial-branch', 'main', top);
  commit(withTopics(never, 'old-topic'));
  const published = (env?: Record<string, string>) =>
    run('published', ['--data', data, '--reports', path.join(temporaryFolder(), 'r')], env);
  return { data, file, git, commit, published };
}

/** The same during a merge with conflicts. */
function inConflict(ours: string, theirs: string) {
  const all = repository();
  const { git, commit } = all;
  git('checkout', '--quiet', '-b', 'theirs');
  commit(theirs);
  git('checkout', '--quiet', 'main');
  commit(ours);
  expect(() => git('merge', 'theirs')).toThrow();
  return all;
}

describe('npm run published', () => {
  it('starts no new ledger while the last commit has one, and prints the command that restores it', async () => {
    const { file, git, published } = repository();
    git('rm', '--quiet', 'published.yaml');
    const { code, output } = await published();
    expect([code, output.split('\n')]).toEqual([
      1,
      [
        `${file} is missing, and a new one would not have the addresses published before. Nothing was written.`,
        `Restore it: git checkout HEAD -- ${file}`,
        'If nothing was ever published, commit its deletion and run this again.',
        '',
      ],
    ]);
    expect(existsSync(file)).toBe(false);
    git('checkout', 'HEAD', '--', file);
    rmSync(file);
    git('commit', '--quiet', '--all', '--message', 'Begin anew');
    expect((await published()).code).toBe(0);
  });

  it('starts none in a hook of git either, where GIT_DIR says which repository, but not where its files are', async () => {
    const { data, file, git, published } = repository('..');
    git('rm', '--quiet', 'published.yaml');
    const { code, output } = await published({ GIT_DIR: path.join(data, '../.git') });
    expect([code, output]).toEqual([1, expect.stringContaining(`${file} is missing, and a new one`)]);
  });

  it('restores names that a revert removed, as check asks', async () => {
    const { data, file, commit, published } = repository();
    const all = withTopics(never, 'old-topic', 'our-topic');
    commit(all);
    commit(withTopics(never, 'old-topic'));
    const check = async () => (await run('check', ['--data', data])).output;
    expect(await check()).toContain(
      'The file lacks 1 name that earlier commits have, such as "our-topic", so addresses may be lost unnoticed.\n  Run "npm run published" to restore them.\n',
    );
    expect((await published()).code).toBe(0);
    expect(readFileSync(file, 'utf8').replace(/^# yaml.*\n/, '')).toBe(all);
    expect(await check()).not.toContain('The file lacks');
  });

  it('restores the names of a branch that a merge discarded', async () => {
    const { file, git, commit, published } = repository();
    git('checkout', '--quiet', '-b', 'theirs');
    commit(withTopics(never, 'old-topic', 'their-topic'));
    git('checkout', '--quiet', 'main');
    commit(withTopics(never, 'old-topic', 'our-topic'));
    git('merge', '--quiet', '--strategy', 'ours', '--no-edit', 'theirs');
    expect((await published()).code).toBe(0);
    expect(readFileSync(file, 'utf8')).toContain('old-topic our-topic their-topic');
  });

  it('restores no names from before a commit that deleted the ledger', async () => {
    const { file, git, commit, published } = repository();
    git('rm', '--quiet', 'published.yaml');
    git('commit', '--quiet', '--message', 'Begin anew');
    commit(withTopics(never, 'our-topic'));
    expect((await published()).code).toBe(0);
    expect(readFileSync(file, 'utf8')).not.toContain('old-topic');
  });

  it.each([
    ['with the conflict markers of git', []],
    ['even after one side was checked out', ['checkout', '--ours', 'published.yaml']],
  ])('combines both sides of a conflict in the ledger, %s', async (_, first) => {
    const told = { told: '2026-11-20', gone: 'topics/old-topic' };
    const { file, git, published } = inConflict(
      withTopics({ told: '2026-11-24' }, 'old-topic', 'our-topic'),
      withTopics(told, 'old-topic', 'their-topic'),
    );
    if (first.length > 0) git(...first);
    const { code, output } = await published();
    expect(output).toContain(
      `${file} now has the names from both sides of the merge. Add it with: git add ${file}\n`,
    );
    expect(code).toBe(0);
    // The earlier of the two days on which pages were submitted to search engines, so that no change is
    // missed.
    expect(readFileSync(file, 'utf8').replace(/^# yaml.*\n/, '')).toBe(
      withTopics(told, 'old-topic', 'our-topic', 'their-topic'),
    );
  });

  it('combines nothing if one side is damaged', async () => {
    const { file, published } = inConflict(
      withTopics(never, 'our-topic'),
      withTopics(never, 'their-topic').replace(' their-topic', ''),
    );
    const before = readFileSync(file, 'utf8');
    const { code, output } = await published();
    expect([code, output]).toEqual([1, expect.stringContaining(`git checkout --ours -- ${file}`)]);
    expect(readFileSync(file, 'utf8')).toBe(before);
  });
});
