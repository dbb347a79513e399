import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vike/api';
import vike from 'vike/plugin';

// Builds the app of this folder and prerenders every page of it.
const [outDir] = process.argv.slice(2);
await build({
  viteConfig: {
    configFile: false,
    logLevel: 'warn',
    plugins: [vike(), react(), tailwindcss()],
    build: { outDir: outDir!, emptyOutDir: true },
  },
});
