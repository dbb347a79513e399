/** Arguments: which of the two to run, the folder of the bundles, and the options as JSON. */
import '../../../scripts/delay-optimizer.cjs';
import { make } from './make.mjs';

await make(...process.argv.slice(2));
