import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { hasMemoryDisk, memoryDisk } from '../../scripts/bench/workspace.ts';
import { unpackBrowser } from './unpack-browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder that all test files of a run share, deleted after the run. */
    runFolder: string;
    /** The Chromium of an npm package, where it has one for this platform. */
    packagedBrowser: string | undefined;
  }
}

export async function setup(project: Pick<TestProject, 'provide'>): Promise<() => Promise<void>> {
  // Before any test, as tests run in parallel.
  const isPackaged = process.platform === 'linux' && process.arch === 'x64';
  project.provide('packagedBrowser', isPackaged ? await unpackBrowser() : undefined);
  const { folder, remove } = makeRunFolder();
  project.provide('runFolder', folder);
  // Temporary files of browsers also go there.
  process.env.TMPDIR = folder;
  return remove;
}

/** In memory if there is enough: the tests write hundreds of thousands of files, which can take minutes on a disk. */
export function makeRunFolder(): { folder: string; remove: () => Promise<void> } {
  const folder = mkdtempSync(path.join(hasMemoryDisk() ? memoryDisk : tmpdir(), 'site-tests-'));
  // Asynchronous, because a blocked vitest would not hear from its workers, and treat the last one as stuck.
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
