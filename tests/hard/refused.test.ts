import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { markerFile, unfinishedLine } from '#lib/folders.mjs';
import { OutputFolder } from '#output/folder/output-folder.ts';
import { takeLock } from '#output/folder/run-lock.ts';
import { workFolderOf } from '#output/folder/work-folder.ts';
import { contentsOf } from '../support/files.ts';
import { temporaryFolder } from '../support/site.ts';
import { smallSite, writeData } from '../support/small-site/small-site.ts';
import { differences } from './support/differences.ts';
import { isLong, testTimeout } from './support/effort.ts';
import { randomNumbers } from './support/random.ts';
import { generate, merge, newSite, ownCopy, type RunOptions, type RunResult } from './support/runs.ts';
import { makeVersions, type Version } from './support/versions.ts';

let before: Version;
let after: Version;

beforeAll(async () => {
  [before, after] = await makeVersions();
});

/** A finished site, and a run with new edits. */
async function finishedSite(): Promise<{ site: RunOptions; run: RunOptions }> {
  const site = newSite(before.data);
  await generate(site);
  return { site, run: { ...site, data: ownCopy(after.data) } };
}

/** The messages of a run, without the details of the system. */
function lettersOf({ code, outcome, stderr }: RunResult): string[] {
  expect([code, stderr.replace(/^\d+ changes\n$/, '')]).toEqual([1, '']);
  const says = outcome?.kind === 'error' ? outcome.says : '';
  const letters = says.replace(/\n\n\d+ failed\. The site is not complete\.$/, '');
  return letters.split('\n\n').map(firstLine);
}
const firstLine = (text: string) => text.split('\n', 1)[0]!;

async function expectMended(run: RunOptions): Promise<void> {
  expect(await generate(run)).toMatchObject({ code: 0 });
  expect(differences(contentsOf(run.out), after.contents)).toEqual([]);
}

describe('A full disk', { timeout: testTimeout }, () => {
  const letter = 'The disk is full. Free up some space and run this again.';

  it('is reported once; the old files stay, and the next run completes the site', async () => {
    const { run } = await finishedSite();
    const random = randomNumbers(3);
    for (let i = 0; i < (isLong ? 4 : 2); i++) {
      const result = await generate(
        { ...run, threads: 2, force: i % 2 === 0 },
        { accident: { kind: 'full', at: 20 + random(700) } },
      );
      expect(lettersOf(result)).toEqual([letter]);
      for (const [name, bytes] of contentsOf(run.out)) {
        const finished = name === markerFile ? bytes.replace(`${unfinishedLine}\n`, '') : bytes;
        expect([before.contents.get(name), after.contents.get(name)]).toContain(finished);
      }
    }
    await expectMended(run);
  });

  it('is reported with the file on a real disk', async ({ skip }) => {
    const disk = temporaryFolder();
    const mount = [
      'unshare',
      '-m',
      'sh',
      '-c',
      `mount -t tmpfs -o size=1500k tmpfs ${disk} && exec "$@"`,
      '-',
    ];
    if (!canRun([...mount, 'true'])) skip('this user may not mount a small disk');
    const { cache } = newSite(before.data);
    const result = await generate(
      { data: before.data, out: path.join(disk, 'dist'), cache, threads: 2 },
      { within: mount },
    );
    expect(lettersOf(result)).toEqual([letter]);
    expect(result.outcome).toMatchObject({
      says: expect.stringMatching(`\n  \\(ENOSPC: .*, ${disk}/\\.dist\\.generate/staging/.*\\)`),
    });
  });

  it('is reported with a file that is written in pieces', async ({ skip }) => {
    if (!existsSync('/dev/full')) skip('this system has no disk that is always full');
    const staging = temporaryFolder();
    const file = path.join(staging, 'main.part');
    symlinkSync('/dev/full', file);
    const folder = new OutputFolder({ out: staging, staging, mode: 'fresh' }, 'main');
    await expect(folder.stream('website_pages.csv', ['Home'])).rejects.toMatchObject({
      code: 'ENOSPC',
      path: file,
    });
  });

  it('leaves no merged site behind when the merge fails', async () => {
    const site = newSite(before.data);
    const dirs = [1, 2].map((part) => path.join(temporaryFolder(), `part-${part}`));
    for (const [i, out] of dirs.entries())
      await generate({ ...site, out, selection: { shard: { index: i + 1, count: 2 } } });
    const mergeUntilFull = async (at: number) => {
      const out = path.join(temporaryFolder(), 'dist');
      const data = ownCopy(before.data);
      return { out, ...(await merge({ ...site, data, out, dirs }, { accident: { kind: 'full', at } })) };
    };
    const { changes } = await mergeUntilFull(1e9);
    const late = await Promise.all([9, 6, 3].map((left) => mergeUntilFull(changes - left)));
    for (const { code, out } of late) expect(existsSync(out)).toBe(code === 0);
    expect((await mergeUntilFull(changes / 2)).code).toBe(1);
  });

  it.skipIf(process.platform === 'win32')('is reported if a limit on file sizes is the reason', async () => {
    const { run } = await finishedSite();
    const result = await generate(
      { ...run, threads: 2 },
      { within: ['bash', '-c', 'ulimit -f 8; exec "$@"', '-'] },
    );
    expect(lettersOf(result)).toEqual([
      'A file would become larger than this system allows. Raise the limit (see "ulimit -f").',
    ]);
    await expectMended(run);
  });
});

function canRun([command = '', ...args]: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

describe('A disk that is mounted', () => {
  /** Words before a command for which this folder of a site is a disk of its own. */
  const mounted = (folder: string) => [
    'unshare',
    '-m',
    'sh',
    '-c',
    `mount --bind ${folder} ${folder} && exec "$@"`,
    '-',
  ];

  it('in the site, or as the folder beside it, is reported with what to do about it', async ({ skip }) => {
    const { run } = await finishedSite();
    if (!canRun([...mounted(run.out), 'true'])) skip('this user may not mount folders');
    for (const folder of [path.join(run.out, 'blog'), workFolderOf(run.out)]) {
      expect(lettersOf(await generate(run, { within: mounted(folder) }))).toEqual([
        'A folder in the site, or the one beside it in which the generator works, is a disk of its own, so files cannot be moved there. Unmount it and run this again, or choose another folder.',
      ]);
    }
    expect(
      lettersOf(
        await generate({ ...run, force: true }, { within: mounted(path.join(run.out, 'index.html')) }),
      ),
    ).toEqual([
      'A file or folder is in use by a program, or mounted on its own. Close that program, or unmount it, and run this again.',
    ]);
    await expectMended(run);
  });
});

describe('A read-only folder', () => {
  // The superuser may write everywhere unless this capability is removed.
  const within = process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override'] : [];

  it.skipIf(process.platform === 'win32')('is reported, and stays empty', async ({ skip }) => {
    if (within.length > 0 && !canRun([...within, 'true'])) skip('the superuser writes everywhere');
    const folder = temporaryFolder();
    const { cache } = newSite(before.data);
    chmodSync(folder, 0o555);
    const result = await generate(
      { data: before.data, out: path.join(folder, 'dist'), cache, threads: 2 },
      { within },
    );
    expect(lettersOf(result)).toEqual([
      `This user is not allowed to write in ${path.join(folder, '.dist.generate')}, where the generator works beside the site. Let the user create and change it, or name a folder inside one in which the user may write, as in "--out dist/site".`,
    ]);
    expect(contentsOf(folder)).toEqual(new Map());
  });
});

describe('A thread', () => {
  /** In megabytes; otherwise a thread would have to fill gigabytes before it runs out of memory. */
  const env = { NODE_OPTIONS: '--max-old-space-size=300' };

  it.each([
    ['crashes', 'crash', /^thread-\d crashed: Something broke\.$/],
    ['runs out of memory', 'memory', /^thread-\d crashed: .*memory/],
  ] as const)(
    'that %s ends the run with the reason, and the next run completes the site',
    async (_, kind, says) => {
      const { run } = await finishedSite();
      const result = await generate({ ...run, threads: 2 }, { accident: { kind, at: 120 }, env });
      expect(lettersOf(result)).toEqual([expect.stringMatching(says)]);
      expect(existsSync(path.join(workFolderOf(run.out), 'staging'))).toBe(false);
      await expectMended(run);
    },
  );
});

/** A run that has written some files and waits to go on. */
function waitingRun(run: RunOptions): Promise<{ pid: number; goOn(): Promise<RunResult> }> {
  const signal = path.join(temporaryFolder(), 'go-on');
  return new Promise((waiting) => {
    let pid = 0;
    const ended = generate(run, {
      accident: { kind: 'wait', at: 100 },
      env: { GO_ON: signal },
      started(child) {
        pid = child.pid!;
        child.stdout!.once('data', () => waiting({ pid, goOn }));
      },
    });
    const goOn = () => {
      writeFileSync(signal, '');
      return ended;
    };
  });
}

describe('A folder that is moved away during a run', () => {
  it.each([
    ['of the site', (out: string) => out],
    ['in which the generator works', workFolderOf],
  ])('is reported once, not as a mistake in each page: the one %s', async (_, folderOf) => {
    const { run } = await finishedSite();
    const { goOn } = await waitingRun(run);
    renameSync(folderOf(run.out), `${folderOf(run.out)}-elsewhere`);
    expect(lettersOf(await goOn())).toEqual([
      'A folder was moved or deleted meanwhile. Wait until nobody changes anything there, and run this again.',
    ]);
    rmSync(run.out, { recursive: true, force: true });
    await expectMended(run);
  });
});

describe('Two runs into one folder', () => {
  it('exclude each other: the second one ends with code 1', async () => {
    const { run } = await finishedSite();
    const { pid, goOn } = await waitingRun(run);
    expect(lettersOf(await generate(run))).toEqual([
      `Another generate (process ${pid}) is writing into this folder. Wait until it has finished.`,
    ]);
    expect(await goOn()).toMatchObject({ code: 0 });
    expect(differences(contentsOf(run.out), after.contents)).toEqual([]);
  });

  it('follow each other, even if another process now has the id of a killed one', async () => {
    const { run } = await finishedSite();
    await generate(run, { accident: { kind: 'SIGKILL', at: 100 } });
    const lock = path.join(workFolderOf(run.out), 'lock');
    const [, start] = readFileSync(lock, 'utf8').split(' ');
    // This process is running, but it started at another time.
    writeFileSync(lock, `${process.pid} ${start}`);
    if (process.platform === 'linux') await expectMended(run);
  });

  it('exclude each other on two machines or in two containers, where process ids may be the same', async () => {
    const { run } = await finishedSite();
    const lock = path.join(workFolderOf(run.out), 'lock');
    writeFileSync(lock, `${process.pid} 7 elsewhere`);
    const before = contentsOf(run.out);
    expect(lettersOf(await generate(run))).toEqual([
      `Another generate (process ${process.pid} on another machine or container) is writing into this folder. Wait until it has finished; if it was stopped by force, wait a minute.`,
    ]);
    expect(contentsOf(run.out)).toEqual(before);
    const twoMinutesAgo = Date.now() / 1000 - 120;
    utimesSync(lock, twoMinutesAgo, twoMinutesAgo);
    await expectMended(run);
  });

  it('do not wait for a lock from the future, which was left before the clock was put back', async () => {
    const { run } = await finishedSite();
    const lock = path.join(workFolderOf(run.out), 'lock');
    writeFileSync(lock, `${process.pid} 7 elsewhere`);
    const inAnHour = Date.now() / 1000 + 3600;
    utimesSync(lock, inAnHour, inAnHour);
    await expectMended(run);
  });
});

describe('A run whose lock was taken over after it slept too long', () => {
  it('leaves the lock to the other run', () => {
    const lock = path.join(temporaryFolder(), 'lock');
    const release = takeLock(lock);
    writeFileSync(lock, '7 7 elsewhere');
    release();
    expect(readFileSync(lock, 'utf8')).toBe('7 7 elsewhere');
  });
});

describe('The lock of a killed run', () => {
  it.runIf(process.platform === 'linux')(
    'is taken over even if its parent never asks how it ended, as in a container',
    async () => {
      // A shell would ask how its child ended, so the child waits until its parent is none.
      const isShell = 'grep -q sh /proc/$$/comm';
      const parent = spawn('sh', ['-c', `(while ${isShell}; do :; done) & echo $!; exec sleep 60`]);
      const [pid] = (await once(parent.stdout, 'data')).map((line) => String(line).trim());
      const stat = () => readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ');
      await expect.poll(() => stat()[2]).toBe('Z');
      const lock = path.join(temporaryFolder(), 'lock');
      writeFileSync(lock, `${pid} ${stat()[21]}`);
      takeLock(lock)();
      expect(existsSync(lock)).toBe(false);
      parent.kill();
    },
  );
});

describe('A file that a run left beside the lock when it was killed', () => {
  it('is removed by a later run, unless a run may still be using it', () => {
    const folder = temporaryFolder();
    const [left, inUse] = ['lock.77.2a2a', 'lock.78.3b3b'].map((name) => path.join(folder, name));
    for (const file of [left!, inUse!]) writeFileSync(file, '77 7 here');
    const longAgo = new Date(Date.now() - 120_000);
    utimesSync(left!, longAgo, longAgo);
    takeLock(path.join(folder, 'lock'))();
    expect([existsSync(left!), existsSync(inUse!)]).toEqual([false, true]);
  });
});

describe('Pages that fail', () => {
  it('are all listed with their addresses and data files', async () => {
    const site = newSite(writeData(smallSite()), 2);
    await generate(site);
    // Folders are in the way of these pages.
    for (const name of ['about.html', 'locations/addison-county.html', 'blog/zip/05401/deadlines.html']) {
      rmSync(path.join(site.out, name));
      mkdirSync(path.join(site.out, name));
    }
    expect(lettersOf(await generate(site))).toEqual([
      expect.stringMatching(/^The page \/about \(template "about", data in .*about\.yaml\) failed:$/),
      expect.stringMatching(/^The page \/locations\/addison-county \(.*addison-county\.yaml\) failed:$/),
      expect.stringMatching(/^The page \/blog\/zip\/05401\/deadlines \(.*chittenden-county\.yaml\) failed:$/),
    ]);
  });
});
