import { checkout } from '../bundles/bundles.mjs';
import { complaintsOf } from '../code-tools.ts';

/** Tells everything at once, whichever tool finds it. */
export async function run(): Promise<void> {
  const told = await Promise.all(
    (['types', 'rules', 'unused'] as const).map((tool) => complaintsOf(tool, checkout)),
  );
  const complaints = told.filter((text) => text !== '');
  if (complaints.length === 0) return console.log('The code is in order.');
  console.error(complaints.join('\n'));
  process.exitCode = 1;
}
