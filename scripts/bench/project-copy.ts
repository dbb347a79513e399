import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { runProcess, type ProcessRun } from './run-process.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** What `npm run generate` gives Node. */
const [, ...generateCommand] = (
  JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { scripts: { generate: string } }
).scripts.generate.split(' ');
/** What no run reads. */
const leftOut = ['.cache', '.git', '.reports', 'dist', 'node_modules', 'tests'];
/** A build notes inside these packages where its bundles are, so the copy has them for itself. */
const packagesWrittenTo = ['vike', '@brillout'];

/**
 * A copy of the project with the same packages but a cache of its own: measuring neither finds nor leaves
 * anything in the project, and nobody's edits get into the middle of a measurement.
 */
export class ProjectCopy {
  constructor(readonly folder: string) {
    for (const name of readdirSync(root)) {
      if (leftOut.includes(name)) continue;
      cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
    }
    const [from, to] = [path.join(root, 'node_modules'), path.join(folder, 'node_modules')];
    mkdirSync(to);
    for (const name of readdirSync(from)) {
      if (name.startsWith('.vite')) continue;
      if (packagesWrittenTo.includes(name))
        cpSync(path.join(from, name), path.join(to, name), { recursive: true });
      else symlinkSync(path.join(from, name), path.join(to, name));
    }
  }

  /** Bundles and what the generator remembers. */
  get cache(): string {
    return path.join(this.folder, '.cache');
  }

  get data(): string {
    return path.join(this.folder, 'data');
  }

  /** `npm run generate` without npm, as a fresh process. */
  generate(options: { data?: string; out: string; threads: number }, ...more: string[]): Promise<ProcessRun> {
    const { data = this.data, out, threads } = options;
    const args = ['--data', data, '--out', out, '--threads', String(threads), ...more];
    return runProcess([...generateCommand, ...args], this.folder);
  }
}
