import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkout } from '../bundles/code-hashes.mjs';
import { copyProject } from '../bundles/project-copy.mjs';
import { runProcess, type ProcessRun } from './run-process.ts';

/** Node's arguments in `npm run generate`. */
const [, ...generateCommand] = (
  JSON.parse(readFileSync(path.join(checkout, 'package.json'), 'utf8')) as { scripts: { generate: string } }
).scripts.generate.split(' ');

/**
 * A copy of the project with the same packages but its own cache: measurements neither use nor leave anything in the
 * project, and edits meanwhile do not affect them.
 */
export class ProjectCopy {
  constructor(readonly folder: string) {
    copyProject(checkout, folder);
  }

  /** Bundles and the generator's caches. */
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
