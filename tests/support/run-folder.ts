import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder that all test files of one run share, gone when the run is over. */
    runFolder: string;
  }
}

export function setup(project: Pick<TestProject, 'provide'>): () => Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-tests-'));
  project.provide('runFolder', folder);
  // Not in one go: vitest hears nothing of its workers meanwhile, and takes the last one for stuck.
  return () => rm(folder, { recursive: true, force: true });
}
