import { build } from 'vike/api';

// A process of its own: the memory and the log settings of a build would stay with the generator otherwise.
const [outDir] = process.argv.slice(2);
await build({ viteConfig: { logLevel: 'warn', build: { outDir: outDir!, emptyOutDir: true } } });
