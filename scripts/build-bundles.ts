import path from 'node:path';
import { build } from 'vike/api';

// A process of its own: the memory and the log settings of a build would stay with the generator otherwise.
const [outDir] = process.argv.slice(2);
// vike looks below the project for a folder that is not told relative to it.
const fromHere = path.relative(process.cwd(), outDir!);
await build({ viteConfig: { logLevel: 'warn', build: { outDir: fromHere, emptyOutDir: true } } });
