import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
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
  const folder = mkdtempSync(path.join(tmpdir(), 'site-tests-'));
  project.provide('runFolder', folder);
  // Not in one go: vitest hears nothing of its workers meanwhile, and takes the last one for stuck.
  return () => rm(folder, { recursive: true, force: true });
}
