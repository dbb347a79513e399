import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
// It takes a tenth off the processor time of tests that make pages.
import './scripts/delay-optimizer.cjs';
import { SlowTestsFirst } from './tests/support/slow-tests-first.ts';

// The tests use the production build of React, as the site does; the development build takes twice as long.
process.env.NODE_ENV = 'production';

/** The tests run the sources directly, without vike. */
export default defineConfig({
  publicDir: false,
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    globalSetup: 'tests/support/set-up.ts',
    setupFiles: 'tests/support/tidy.ts',
    // No test changes modules that others import, so they are loaded once.
    pool: 'threads',
    isolate: false,
    sequence: { sequencer: SlowTestsFirst },
    // Drawings read colors from the theme; the audit report includes its own styles.
    css: { include: /theme\.css|audit\/report\/.*\.css/ },
    // These only end what hangs: a busy machine may take many times as long as usual.
    testTimeout: 300_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 20_000 } },
    // Most tests wait for a browser or another process, and sometimes just for time to pass.
    maxWorkers: availableParallelism() + 1,
  },
});
