import path from 'node:path';
import { parseArgs } from 'node:util';
import { formatProblems } from '#content/format-problems.ts';
import { cache, ensureBundles, importBuilt } from './bundles.ts';
import { emailjsFromEnvironment } from './options.ts';

process.env.NODE_ENV = 'production';

const { values, positionals: dirs } = parseArgs({
  allowPositionals: true,
  options: { data: { type: 'string', default: 'data' }, out: { type: 'string', default: 'dist' } },
});
if (dirs.length === 0) {
  console.error('Name the folders of the parts: npm run merge -- part-1 part-2 [--data DIR] [--out DIR]');
  process.exit(2);
}
const bundles = ensureBundles(console.log);
const { mergeShards } = await importBuilt(bundles, 'merge');
const outcome = await mergeShards({
  dirs,
  data: values.data,
  out: path.resolve(values.out),
  cache,
  bundles,
  emailjs: emailjsFromEnvironment(),
});
if (outcome.kind === 'merged') {
  console.log(
    `${outcome.pages.toLocaleString('en-US')} pages of ${dirs.length} parts are one site in ${values.out}/.`,
  );
} else {
  const lines = outcome.kind === 'problems' ? formatProblems(outcome.problems) : outcome.reasons.join('\n');
  console.error(`${lines}\n\nThe parts were not merged; ${values.out}/ is as it was.`);
  process.exitCode = 1;
}
