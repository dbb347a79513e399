import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { writeWhole } from '#content/files/write-whole.ts';
import { newEntry } from '#desk/new/new-entry.ts';
import { renamings } from '#desk/rename.ts';
import { hostNames } from '#hosts/host-names.mjs';
import { diskLetter, withDiskLetter } from '#output/disk-errors.ts';
import { failsOn } from '../scripts/audit-summary.ts';
import { readCommandLine } from '../scripts/command-line/read.mjs';
import type { Command } from '../scripts/command-line/command.ts';
import { portLetter } from '../scripts/command-line/error-letters.mjs';
import { commands } from '../scripts/commands.mjs';
import { shortUsageOf, usageOf } from '../scripts/command-line/usage.mjs';
import { dataFolder } from '../scripts/command-line/folders.mjs';
import { wholeNumber } from '../scripts/command-line/values.mjs';
import { WrongUsage } from '../scripts/command-line/wrong-usage.mjs';
import { textOf } from './support/files.ts';
import { root, run, temporaryFolder } from './support/site.ts';
import { deployedSite } from './hosts/support/deployed.ts';
import { smallSite, writeData } from './support/small-site/small-site.ts';

const all: [name: string, command: Command][] = Object.entries(commands);

/** A command that bakes. */
const bake: Command = {
  description: 'Bakes bread.',
  positionals: {
    synopsis: 'KIND NAME',
    kinds: ['loaf', 'roll'],
    wanted: 'Write kind and name.',
  },
  options: {
    oven: { value: 'DIR', default: 'big', description: 'where it is baked' },
    minutes: { value: 'N', read: wholeNumber(1, 90), description: 'how long' },
    crisp: { description: 'longer' },
  },
};
const read = (...args: string[]) => readCommandLine(bake, args);

describe('A command line', () => {
  it('is read according to the table of commands', () => {
    expect(read('loaf', '--minutes', '50', 'rye', '--crisp')).toEqual({
      options: { oven: 'big', minutes: 50, crisp: true },
      positionals: ['loaf', 'rye'],
    });
    expect(read('roll', 'poppy', '--oven=--old')).toEqual({
      options: { oven: '--old', minutes: undefined, crisp: false },
      positionals: ['roll', 'poppy'],
    });
  });

  it.each([
    ['/srv/big/', '/srv/big'],
    ['./big//', './big'],
    ['C:\\big\\', 'C:\\big'],
    ['/', '/'],
    ['C:\\', 'C:\\'],
  ])('may end the name of a folder with slashes: %s', (typed, folder) => {
    expect(read('loaf', 'rye', '--oven', typed)).toMatchObject({ options: { oven: folder } });
  });

  it.each<[string[], string]>([
    [['--ovne', 'x'], 'There is no option --ovne.'],
    [['-o'], 'There is no option -o.'],
    [['--oven'], '--oven has no value: write --oven DIR.'],
    [['--oven', '--crisp'], '--oven has no value: write --oven DIR.'],
    [['--oven=~/x'], `"~/x": a "~" is not expanded here. Write the full path: ${homedir()}/x`],
    [['loaf', '~/rye'], `"~/rye": a "~" is not expanded here. Write the full path: ${homedir()}/rye`],
    [['--crisp=yes'], '--crisp takes no value: write just --crisp.'],
    [['--minutes', '0x10'], '--minutes is "0x10": write a whole number from 1 to 90.'],
    [['--minutes', '91'], '--minutes is "91": write a whole number from 1 to 90.'],
    [['cake', 'x'], '"cake" is not one of loaf, roll.'],
    [['loaf'], 'Write kind and name.'],
    [['loaf', ' '], 'An argument is empty. Write kind and name.'],
    [
      ['loaf', 'rye', 'wheat'],
      '"wheat" is one word too many: put quotes around whatever has spaces. Write kind and name.',
    ],
  ])('that is wrong is told: %j', (args, says) => {
    expect(() => read(...(args[0]!.startsWith('-') ? ['loaf', 'rye', ...args] : args))).toThrow(says);
  });

  it.each([
    ['KIND NAME', [2]],
    ['KIND [FILE]', [1, 2]],
    ['PART…', [1, 2, 3]],
    ['[FILE…]', [0, 1, 2, 3]],
  ])('has as many arguments as the usage shows: %s', (synopsis, taken) => {
    const command: Command = { ...bake, positionals: { synopsis, wanted: 'Count again.' } };
    const isTaken = (count: number) => {
      try {
        return readCommandLine(command, Array<string>(count).fill('rye')) !== 'help';
      } catch {
        return false;
      }
    };
    expect([0, 1, 2, 3].filter(isTaken)).toEqual(taken);
  });

  it('submits to a full address only', () => {
    expect(() => readCommandLine(commands.published, ['--indexnow', '--to', 'api.indexnow.org'])).toThrow(
      '--to is "api.indexnow.org": write a full address that begins with https://',
    );
  });

  it.each(['dev', 'preview'] as const)(
    'refuses an empty address, by which %s would open the site to the network',
    (name) => {
      const site = name === 'preview' ? ['--out', deployedSite()] : [];
      expect(() => readCommandLine(commands[name], ['--host', '', ...site])).toThrow(
        '--host is empty: omit it for this machine only, or write --host 0.0.0.0 to let others on the network open it.',
      );
    },
  );

  it('with a mistake shows how to call the command, but not its whole usage', () => {
    expect(shortUsageOf('bake', bake)).toBe(
      'Usage: npm run bake -- KIND NAME [options]\n  KIND  loaf, roll\nAll options: npm run bake -- --help',
    );
  });

  it('with --help shows the help, whatever else it contains', () => {
    expect(read('cake', '--help')).toBe('help');
    expect(read('-h', '--oven', 'x')).toBe('help');
  });

  it.each([
    [
      'an option',
      ['check', '--jsn'],
      'There is no option --jsn. Did you mean "--json"?\n\nUsage: npm run check',
    ],
    ['a command', ['chekc'], 'There is no command "chekc". Did you mean "check"?\n\nUsage: npm run COMMAND'],
    ['a host', ['doctor', '--host', 'ngnix'], 'Did you mean "nginx"?\n\nUsage: npm run doctor'],
    [
      'a kind',
      ['new', 'citty', 'Rye'],
      '"citty" is not one of city, county, keyword, topic, post, site. Did you mean "city"?',
    ],
    [
      'the way to add a ZIP code',
      ['new', 'zip', '10591'],
      '"zip" is not one of city, county, keyword, topic, post, site. Add a ZIP code below "zips:" of its city, in a file in counties/.',
    ],
    [
      'the way to give a place another ZIP code',
      ['rename', 'zip', '11231', '11232'],
      'No ZIP code can be renamed: add the new one below "zips:" of its city',
    ],
    ['the way to add a fact', ['new', 'fact', 'Dog bites'], 'Add a fact to facts.yaml.'],
    [
      'the way to remove a fact',
      ['remove', 'fact', 'injury-deadline'],
      'Delete its entry in facts.yaml; "npm run check" then lists what else to change.',
    ],
    [
      'a year that is not over',
      ['refresh', 'crashes', '--year', String(new Date().getFullYear())],
      `write a whole number from 2012 to ${new Date().getFullYear() - 1}.`,
    ],
    [
      'a list with a space behind its comma',
      ['new', 'city', 'Rye', '--zips', '10580,', '10581'],
      '"10581" is one word too many: put quotes around whatever has spaces.',
    ],
  ])('with a slip in %s says what was meant, and ends with 2', async (_, [name, ...args], says) => {
    const { code, output } = await run(name!, args);
    expect([code, output]).toEqual([2, expect.stringContaining(says)]);
  });

  it('runs to its end even if nobody reads its output any more, as with "| head"', () => {
    const line = `set -o pipefail; node scripts/start.cjs export places --data ${writeData(smallSite())} | true`;
    const { status, stderr } = spawnSync('bash', ['-c', line], { cwd: root, encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, expect.not.stringContaining('EPIPE')]);
  });

  it('runs for a user without a home folder, as in some containers', () => {
    const withoutHome = `import os from 'node:os';
      import { syncBuiltinESMExports } from 'node:module';
      os.homedir = () => {
        if (process.env.HOME === undefined) throw new Error('uv_os_homedir returned ENOENT');
        return process.env.HOME;
      };
      syncBuiltinESMExports();`;
    const preload = `--import=data:text/javascript,${encodeURIComponent(withoutHome)}`;
    const { HOME: _, ...env } = process.env;
    const { status, stderr } = spawnSync(
      process.execPath,
      [preload, 'scripts/start.cjs', 'generate', '--out', 'data'],
      { cwd: root, encoding: 'utf8', env },
    );
    expect([status, stderr]).toEqual([2, expect.stringContaining('--out "data" is in data/')]);
  });

  it.skipIf(process.platform !== 'linux')('says when its output is lost because the disk is full', () => {
    const line = `node scripts/start.cjs export places --data ${writeData(smallSite())} > /dev/full`;
    const { status, stderr } = spawnSync('bash', ['-c', line], { cwd: root, encoding: 'utf8' });
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(
        /^The output is incomplete\. Free up some space and run this again\.\n {2}\(ENOSPC: .*\)\n$/m,
      ),
    ]);
    expect(stderr).not.toContain(' at ');
  });
});

describe.each(['reports', 'cache'] as const)('A folder for the option --%s', (option) => {
  it('may be new, but must not contain data or what visitors see', () => {
    const folder = temporaryFolder();
    for (const name of ['firm/site.yaml', 'dist/website_pages.csv', 'old/audit.html'])
      writeWhole(path.join(folder, name), '');
    const take = (typed: string) => commands.audit.options[option].read(typed, `--${option}`);
    const taken = (name: string) => () => take(name === '' ? '' : path.join(folder, name));

    expect(taken('old')()).toBe(path.join(folder, 'old'));
    expect(taken('new/reports')()).toBe(path.join(folder, 'new/reports'));
    expect(take('.cache/site')).toBe('.cache/site');
    expect(taken('')).toThrow(`--${option} is empty: write a folder.`);
    expect(taken('old/audit.html')).toThrow('old/audit.html" is a file: choose a folder.');
    expect(taken('old/audit.html/x')).toThrow('old/audit.html/x" is a file: choose a folder.');
    expect(taken('firm/reports')).toThrow('firm/reports" is in a folder with data: choose another one.');
    expect(taken('dist')).toThrow('dist" is in a folder with a finished site: choose another one.');
    const site = { out: path.join(folder, 'new') };
    expect(() => commands.generate.options.cache.read(path.join(site.out, 'x'), `--${option}`, site)).toThrow(
      'new/x" is in the folder of the site: choose another one.',
    );
    expect(() => take('dist/x')).toThrow('"dist/x" is in the folder of the site: choose another one.');
    for (const name of ['data/x', 'src', 'scripts/desk', 'tests', 'node_modules/x', '.git/x'])
      expect(() => take(path.join(root, name))).toThrow(
        'is in a folder of this project: choose another one.',
      );
    for (const typed of ['.', 'src/..', root])
      expect(() => take(typed)).toThrow(`"${typed}" is the folder of this project: choose another one.`);
    const disk = path.parse(root).root;
    for (const typed of [disk, `${disk}tmp/..`])
      expect(() => take(typed)).toThrow(`--${option} "${typed}" is a whole disk: choose a folder.`);
    if (process.platform === 'win32') return;
    expect(() => take('/proc/x')).toThrow(`--${option} "/proc/x" is in a system folder`);
  });

  it('is where a link leads', () => {
    const folder = temporaryFolder();
    const take = (to: string, below = '') => {
      const link = path.join(folder, path.basename(to));
      symlinkSync(to, link, 'junction');
      return () => commands.audit.options[option].read(`${link}${below}`, `--${option}`);
    };
    expect(take(temporaryFolder(), '/new')).not.toThrow();
    expect(take(path.join(root, 'src'))).toThrow('/src" is in a folder of this project');
    expect(take(path.join(root, 'data/posts'), '/new/er')).toThrow('/new/er" is in a folder of this project');
    expect(take(root)).toThrow('is the folder of this project');
  });
});

describe('Options that npm keeps for itself, as no -- is before them,', () => {
  it('are told, instead of running the command without them', async () => {
    // What npm hands on after "npm run check --data=maple".
    const { code, output } = await run('check', [], { npm_config_data: 'maple' });
    expect([code, output.split('\n')[0]]).toEqual([
      2,
      'npm has kept --data for itself. Write two hyphens before the first option, as in: npm run check -- --data …',
    ]);
    const post = await run('new', ['post', 'Buses', 'car-accidents'], { npm_config_practice_area: 'true' });
    expect(post).toMatchObject({
      code: 2,
      output: expect.stringContaining('kept --practice-area for itself'),
    });
  });

  it('are not taken for the settings that npm has itself', async () => {
    const settings = { npm_config_cache: '/root/.npm', npm_config_force: 'true', npm_config_only: 'prod' };
    expect((await run('generate', ['--help'], settings)).code).toBe(0);
  });

  it('are handed on by "npm run build", which hosts call', () => {
    const line = 'npm run -s build -- --data maple';
    const { status, stderr } = spawnSync('bash', ['-c', line], { cwd: root, encoding: 'utf8' });
    expect([status, stderr]).toEqual([2, expect.stringContaining('There is no folder "maple"')]);
  });
});

describe('A folder with data', () => {
  it.each([
    ['a data folder', ['site.yaml'], ''],
    ['one that lost its site.yaml, which the check tells', ['counties/kings-county.yaml'], ''],
    ['one whose site.yaml has another name, which the check tells', ['Site.yml'], ''],
    [
      'some other folder',
      ['pages/home.html'],
      '"DIR" has no site.yaml: --data takes the folder that contains it.',
    ],
    [
      'one around it',
      ['package.json', 'data/site.yaml'],
      '"DIR" has no site.yaml: --data takes the folder that contains it.\nWrite: --data DIR/data',
    ],
  ])('is known by what it holds: %s', (_, files, letter) => {
    const folder = temporaryFolder();
    for (const name of files) writeWhole(path.join(folder, name), '');
    const take = () => dataFolder(folder);
    if (letter === '') expect(take()).toBe(folder);
    else expect(take).toThrow(new WrongUsage(letter.replaceAll('DIR', folder)));
  });
});

describe('Every command', () => {
  it('of package.json is in the table of commands and in the README', () => {
    const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    // Hosts call it so.
    const { build, ...others } = scripts;
    expect(build).toBe('npm run generate --');
    for (const [name, line] of Object.entries(others)) {
      expect(line).toMatch(new RegExp(`^node (?:--\\S+ )*scripts/start\\.cjs ${name}$`));
    }
    expect(Object.keys(others)).toEqual(all.map(([name]) => name));
    const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
    expect(all.filter(([name]) => !new RegExp(`\`npm (?:run )?${name}\\b`).test(readme))).toEqual([]);
  });

  it.each(all)(
    'has a help text whose lines fit into a terminal, apart from examples: %s',
    (name, command) => {
      const [explained] = usageOf(name, command).split('\nFor example:');
      expect(explained!.split('\n').filter((line) => line.length > 80)).toEqual([]);
      for (const { description } of Object.values(command.options))
        expect(explained!.replaceAll(/\s+/g, ' ')).toContain(description);
    },
  );

  it.each(all.map(([name]) => name))(
    'prints its help with --help, and does nothing else: %s',
    async (name) => {
      const { code, output } = await run(name, ['--data', 'no-such-folder', '--help']);
      expect([code, output]).toEqual([0, expect.stringMatching(`^Usage: npm run ${name} -- `)]);
    },
  );

  it.each(all)('does nothing when its module is loaded: %s', async (name) => {
    const printed = vi.spyOn(process.stdout, 'write');
    const { run: start } = (await import(
      /* @vite-ignore */ path.join(root, `scripts/commands/${name}.ts`)
    )) as {
      run: unknown;
    };
    expect(start).toBeTypeOf('function');
    expect(printed).not.toHaveBeenCalled();
    expect(process.exitCode).toBeUndefined();
    printed.mockRestore();
  });

  it('accepts the kinds, hosts and reasons that the code knows', () => {
    expect(commands.new.positionals.kinds).toEqual([...Object.keys(newEntry), 'site']);
    expect(commands.rename.positionals.kinds).toEqual(Object.keys(renamings));
    for (const name of hostNames) expect(commands.doctor.options.host.read(name, '')).toBe(name);
    const readme = textOf(root, 'README.md');
    for (const name of hostNames) expect(readme).toMatch(new RegExp(`--host NAME. \\([^)]*\\b${name}\\b`));
    for (const name of Object.keys(failsOn)) {
      expect(commands.audit.options['fail-on'].read(name, '')).toBe(name);
    }
  });
});

describe('What the system refuses', () => {
  const refused = (code: string, more: object = {}) =>
    Object.assign(new Error(`${code}: not today`), { code, ...more });

  it.each([
    ['EROFS', 'The disk is read-only.'],
    ['ENOSPC', 'The disk is full.'],
    ['EACCES', 'This user is not allowed to do that.'],
    ['ELOOP', 'A link leads to itself.'],
    ['ENOTDIR', 'There is a file where a folder belongs.'],
    ['EEXIST', 'There is a file where a folder belongs.'],
  ])(
    'to do on a disk is explained, with what to do instead and the words of the system: %s',
    (code, says) => {
      const [words = '', system] = diskLetter(refused(code))!.split('\n');
      expect(words).toMatch(/\. \w.*\.$/);
      expect([words.startsWith(says), system]).toEqual([true, `  (${code}: not today)`]);
    },
  );

  it.each(['ENOSPC', 'ENFILE', 'EACCES', 'ENOTDIR', 'EISDIR'])(
    'to do on a disk is explained in the visual editor without a command to run again: %s',
    (code) => {
      expect(diskLetter(refused(code))).toContain(' and run this again.');
      expect(diskLetter(refused(code), true)).toContain(' and save again.');
    },
  );

  it('to do is explained without an option that the command may not have', () => {
    for (const error of [refused('EROFS'), refused('ENOENT', { syscall: 'mkdir' })])
      expect(diskLetter(error)).not.toContain('--');
  });

  it('to do in the site is not taken for a refusal of the folder in which its files are made', () => {
    const [part, page] = ['/www/.site.generate/staging/main.part', '/www/site/index.html'];
    expect(diskLetter(refused('EACCES', { syscall: 'rename', path: part, dest: page }))).toMatch(
      /^This user is not allowed to do that\. /,
    );
    expect(diskLetter(refused('EACCES', { syscall: 'open', path: part }))).toMatch(
      /^This user is not allowed to write in \/www\/\.site\.generate, /,
    );
  });

  it('to do on a read-only disk is explained for the creation of a folder', () => {
    expect(diskLetter(refused('ENOENT', { syscall: 'mkdir' }))).toMatch(
      /^A folder cannot be created: its disk is read-only, /,
    );
  });

  it('to do in an open file is explained with the file, which the system does not name', () => {
    const page = '/www/site/index.html';
    expect(diskLetter(refused('ENOSPC', { path: page }))).toMatch(
      /\n {2}\(ENOSPC: not today, \/www\/site\/index\.html\)$/,
    );
    const named = Object.assign(new Error(`EACCES: not today, open '${page}'`), {
      code: 'EACCES',
      path: page,
    });
    expect(diskLetter(named)).toMatch(/\n {2}\(EACCES: not today, open '\/www\/site\/index\.html'\)$/);
  });

  it('to do in a thread is explained as well', () => {
    const cause = refused('EMFILE');
    expect(withDiskLetter(new Error('thread-1 crashed', { cause }))).toMatchObject({
      name: 'Refused',
      message: diskLetter(cause),
    });
  });

  it('to do in the cache of another user is explained with the folder to delete', () => {
    const error = refused('EACCES', { path: '/firm/.cache/site/data/1f/of' });
    expect(diskLetter(error)).toMatch(/Delete \/firm\/\.cache\/site, which will be created again, or give /);
    expect(diskLetter(error)).toContain('"generate" can also keep it elsewhere, as in: --cache ');
    expect(diskLetter(refused('EACCES', { path: '/firm/dist' }))).not.toContain('.cache');
  });

  it('to do in the folder of the reports is explained with the option for another one', () => {
    for (const file of ['.reports/audit.html', '/firm/.reports/.as-written', '/firm/.reports'])
      expect(diskLetter(refused('EACCES', { path: file }))).toContain(
        ', or choose another folder with --reports',
      );
    expect(diskLetter(refused('EACCES', { path: '/firm/dist' }))).not.toContain('--reports');
  });

  it('to do with a port is explained, with what to do instead', () => {
    expect(portLetter(refused('EACCES', { port: 80 }))).toBe(
      'The system does not allow you to use port 80.\nUse one above 1023, as in: --port 4173',
    );
  });

  it.each(['999.1.1.1', '8.8.8.8'])(
    'to do with an address of another machine is explained: %s',
    async (host) => {
      const dist = temporaryFolder();
      writeFileSync(path.join(dist, 'index.html'), '');
      expect(await run('preview', ['--out', dist, '--host', host, '--port', '8497'])).toMatchObject({
        code: 1,
        output: `This machine does not have the address ${host}.\nOmit --host for this machine only, or write --host 0.0.0.0 to let others on the network open it.\n`,
      });
    },
  );

  it('to do is not mistaken for a bug of the program', () => {
    for (const letterAbout of [diskLetter, portLetter]) {
      expect(letterAbout(new TypeError('x is not a function'))).toBeUndefined();
      expect(letterAbout(refused('ENOENT'))).toBeUndefined();
    }
    for (const syscall of ['open', 'stat', 'rename']) {
      const missing = { syscall, path: path.join(root, 'src/nowhere.csv') };
      expect(diskLetter(refused('ENOENT', missing))).toBeUndefined();
    }
  });

  it.runIf(process.platform === 'linux')('to do ends a command without a stack trace', async () => {
    // Nobody writes there, whatever his rights.
    const { code, output } = await run('export', [
      'places',
      '/sys/places.csv',
      '--data',
      writeData(smallSite()),
    ]);
    expect([code, output.split('\n').length]).toEqual([1, 3]);
    expect(output).toContain('This user is not allowed to do that.');
    expect(output).toContain("'/sys/.places.csv.");
  });

  it.each(['nowhere', 'a file'])(
    'to do with temporary files does not stop a command that needs none: %s',
    (where) => {
      const TMPDIR = path.join(temporaryFolder(), 'gone');
      if (where === 'a file') writeFileSync(TMPDIR, '');
      const args = ['scripts/start.cjs', 'doctor', '--host', 'netlify', '--reports', temporaryFolder()];
      const { stdout } = spawnSync(process.execPath, [...args, '--out', deployedSite()], {
        cwd: root,
        encoding: 'utf8',
        env: { ...process.env, TMPDIR, TEMP: TMPDIR },
      });
      expect(stdout).toMatch(/^The site at Netlify:/m);
      expect(existsSync(TMPDIR)).toBe(where === 'a file');
    },
  );

  it.each(['nowhere', 'a file'])(
    'to do with temporary files ends a command that changes data, which says what became of the changes: %s',
    async (where) => {
      const data = writeData(smallSite());
      const TMPDIR = path.join(temporaryFolder(), 'gone');
      if (where === 'a file') writeFileSync(TMPDIR, '');
      const change = ['rename', 'topic', 'deadlines', 'time-limits', '--data', data] as const;
      const { code, output } = await run(change[0], change.slice(1), { TMPDIR, TEMP: TMPDIR });
      expect([code, output.split('\n')]).toEqual([
        1,
        [
          'The folder for temporary files does not exist. Create it, or set the variable TMPDIR to another one.',
          expect.stringContaining(`${TMPDIR}/data-`),
          'Any changes to the data were undone, unless that failed too: check with "git status".',
          '',
        ],
      ]);
    },
  );
});

describe('A checkout in which nobody ran "npm ci"', () => {
  it.each(['plan', 'dev'])('is told to run it by %s, without a stack trace', (name) => {
    const checkout = temporaryFolder();
    for (const each of [
      'package.json',
      'package-lock.json',
      'tsconfig.json',
      'vite.config.ts',
      'scripts',
      'src',
      'data',
    ])
      cpSync(path.join(root, each), path.join(checkout, each), { recursive: true });
    const { status, stderr } = spawnSync(process.execPath, ['scripts/start.cjs', name], {
      cwd: checkout,
      encoding: 'utf8',
    });
    expect([status, stderr.replace('Building the templates and the browser code …\n', '')]).toEqual([
      1,
      expect.stringMatching(/^This command needs the package \w+, which is not installed\.\nRun: npm ci\n$/),
    ]);
  });
});
