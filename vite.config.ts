/// <reference types="vitest/config" />
import { availableParallelism } from 'node:os';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { commands } from './scripts/commands.mjs';
import './scripts/patient-optimizer.cjs';
import { stylesForKnownBrowsers } from './scripts/vite/known-browsers.ts';
import { ourEntryAlone } from './scripts/vite/our-entry-alone.ts';
import { SlowTestsFirst } from './scripts/vite/slow-tests-first.ts';

// The tests print pages by the React that prints the site; the one for development takes twice as long.
if (process.env.VITEST) process.env.NODE_ENV = 'production';

const builtCommands = Object.fromEntries(
  Object.entries(commands).flatMap(([name, command]) =>
    'isBuilt' in command ? [[`${name}-command`, `./scripts/${command.module}`]] : [],
  ),
);

export default defineConfig(({ command }) => ({
  // The tests run the sources as they are; only the commands need vike. Vite reads this file five times in a build, so
  // it imports little.
  plugins: process.env.VITEST
    ? []
    : [vike(), react(), tailwindcss(), stylesForKnownBrowsers(), ourEntryAlone()],
  environments: {
    // The generator itself is built beside vike's server bundle, so that both share one source.
    ssr: {
      // One file of code starts three times as fast as two hundred; what has to be one of a kind stays outside.
      resolve: process.env.VITEST
        ? {}
        : {
            // Development reads packages as they are: not all of them are modules.
            noExternal: command === 'build' || undefined,
            external: ['react', 'react-dom', 'vike', 'satori', '@resvg/resvg-js', 'cspell'],
          },
      build: {
        rolldownOptions: {
          // The site is made where development packages are left out, too; only "check" asks for this one.
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
  // What lies in a folder of that name here is no part of the code: the site's files are in public/ of its data.
  publicDir: false,
  // On a busy machine the bundler would tell staff, in its own words, how long its plugins took.
  build: { sourcemap: false, rolldownOptions: { checks: { bundlerTimings: false } } },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    globalSetup: 'tests/support/set-up.ts',
    setupFiles: 'tests/support/tidy.ts',
    // No test changes what others import, so it is loaded once.
    pool: 'threads',
    isolate: false,
    sequence: { sequencer: SlowTestsFirst },
    // Drawings read colors from the theme; the report of the audit holds its own styles.
    css: { include: /theme\.css|audit\/report\/.*\.css/ },
    testTimeout: 60_000,
    hookTimeout: 180_000,
    // Most tests wait for a browser or another process, and now and then for nothing but time.
    maxWorkers: availableParallelism() + 1,
  },
}));
