/// <reference types="vitest/config" />
import { availableParallelism } from 'node:os';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { commands } from './scripts/commands.mjs';
import './scripts/delay-optimizer.cjs';
import { stylesForKnownBrowsers } from './scripts/vite/known-browsers.ts';
import { withoutVikeEntry } from './scripts/vite/without-vike-entry.ts';
import { SlowTestsFirst } from './scripts/vite/slow-tests-first.ts';

// The tests use the production build of React, as the site does; the development build takes twice as long.
if (process.env.VITEST) process.env.NODE_ENV = 'production';

const builtCommands = Object.fromEntries(
  Object.entries(commands).flatMap(([name, command]) =>
    'isBuilt' in command ? [[`${name}-command`, `./scripts/commands/${name}.ts`]] : [],
  ),
);

export default defineConfig(({ command }) => ({
  // The tests run the sources directly; only the commands need vike. Vite loads this file five times in a build, so it
  // imports little.
  plugins: process.env.VITEST
    ? []
    : [vike(), react(), tailwindcss(), stylesForKnownBrowsers(), withoutVikeEntry()],
  environments: {
    // The generator is built together with vike's server bundle, so that they share code.
    ssr: {
      // One bundle starts three times as fast as two hundred files; packages that must load only once stay external.
      resolve: process.env.VITEST
        ? {}
        : {
            // Development loads packages directly, as not all of them are ES modules.
            noExternal: command === 'build' || undefined,
            external: ['react', 'react-dom', 'vike', 'satori', '@resvg/resvg-js', 'cspell'],
          },
      build: {
        rolldownOptions: {
          // The site is also made without development packages; only "check" needs this one.
          external: ['cspell'],
          input: {
            'asset-tags': './src/output/render/asset-tags.ts',
            generate: './src/output/generate.ts',
            merge: './src/output/merge.ts',
            ...builtCommands,
            worker: './src/output/threads/worker.ts',
          },
        },
      },
    },
  },
  // A public/ folder here is not part of the site, whose files are in public/ of its data.
  publicDir: false,
  build: {
    sourcemap: false,
    // Safari never again requests a script whose preload has failed, not even on the next page.
    modulePreload: false,
    // On a busy machine the bundler would print the timings of its plugins to staff.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
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
}));
