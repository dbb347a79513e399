// @ts-check
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { cacheFrom, checkout, ensureBundles } from './bundles.mjs';

// Commands that are run all day start from built code, without a loader for TypeScript: it takes longer than
// an unchanged site does. React reads the variable when it is loaded.
process.env.NODE_ENV = 'production';

const [name, ...args] = process.argv.slice(2);
const isQuiet = args.includes('--quiet');
const cache = cacheFrom(args);
const bundles = ensureBundles(cache, (line) => void (isQuiet || console.log(line)));
const command = await import(pathToFileURL(path.join(bundles, `server/${name}-command.mjs`)).href);
await command.run(args, { bundles, cache, checkout });
