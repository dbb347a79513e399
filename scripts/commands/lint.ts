import { checkout } from '../bundles/code-hashes.mjs';
import { complaintsOf } from '../code-tools.ts';

const tools = ['types', 'rules', 'unused'] as const;

export const run = () => lint(tools);

/** Prints the complaints of all tools together. */
export async function lint(asked: readonly (typeof tools)[number][]): Promise<void> {
  const outputs = await Promise.all(asked.map((tool) => complaintsOf(tool, checkout)));
  const complaints = outputs.filter((text) => text !== '');
  if (complaints.length === 0) return console.log('No mistakes in the code.');
  console.error(complaints.join('\n'));
  process.exitCode = 1;
}
