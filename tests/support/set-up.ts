import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { hasMemoryDisk, memoryDisk } from '../../scripts/bench/workplace.ts';
import { unpackBrowser } from './unpack-browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder that all test files of one run share, gone when the run is over. */
    runFolder: string;
    /** The Chromium that an npm package brings, where it brings one for this machine. */
    packagedBrowser: string | undefined;
  }
}

export async function setup(project: Pick<TestProject, 'provide'>): Promise<() => Promise<void>> {
  // Before any test, since those run side by side.
  const isPackaged = process.platform === 'linux' && process.arch === 'x64';
  project.provide('packagedBrowser', isPackaged ? await unpackBrowser() : undefined);
  const { folder, remove } = makeRunFolder();
  project.provide('runFolder', folder);
  // What browsers write on the way belongs there, too.
  process.env.TMPDIR = folder;
  return remove;
}

/** In memory where it has room: the tests write some hundred thousand files, which a disk may take minutes for. */
export function makeRunFolder(): { folder: string; remove: () => Promise<void> } {
  const folder = mkdtempSync(path.join(hasMemoryDisk() ? memoryDisk : tmpdir(), 'site-tests-'));
  // Not in one go: vitest hears nothing of its workers meanwhile, and takes the last one for stuck.
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
