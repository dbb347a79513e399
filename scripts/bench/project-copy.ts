import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkout } from '../bundles/names-of-code.mjs';
import { copyProject } from '../bundles/project-copy.mjs';
import { runProcess, type ProcessRun } from './run-process.ts';

/** What `npm run generate` gives Node. */
const [, ...generateCommand] = (
  JSON.parse(readFileSync(path.join(checkout, 'package.json'), 'utf8')) as { scripts: { generate: string } }
).scripts.generate.split(' ');

/**
 * A copy of the project with the same packages but a cache of its own: measuring neither finds nor leaves
 * anything in the project, and nobody's edits get into the middle of a measurement.
 */
export class ProjectCopy {
  constructor(readonly folder: string) {
    copyProject(checkout, folder);
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
