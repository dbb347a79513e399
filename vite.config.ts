import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { commands } from './scripts/commands.mjs';
import './scripts/delay-optimizer.cjs';
import { stylesForKnownBrowsers } from './scripts/vite/known-browsers.ts';
import { withoutVikeEntry } from './scripts/vite/without-vike-entry.ts';

const builtCommands = Object.fromEntries(
  Object.entries(commands).flatMap(([name, command]) =>
    'isBuilt' in command ? [[`${name}-command`, `./scripts/commands/${name}.ts`]] : [],
  ),
);

export default defineConfig(({ command }) => ({
  // Vite loads this file five times in a build, so it imports little.
  plugins: [vike(), react(), tailwindcss(), stylesForKnownBrowsers(), withoutVikeEntry()],
  environments: {
    // The generator is built together with vike's server bundle, so that they share code.
    ssr: {
      // One bundle starts three times as fast as two hundred files; packages that must load only once stay external.
      resolve: {
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
}));
