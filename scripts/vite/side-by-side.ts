import { diffLines } from 'diff';
import type { OutdatedFile } from './outdated-files.ts';
import type { SaveOutcome } from './save-edits.ts';

/** An answer to a save; of two texts, it says which lines only one of them has. */
export const withParts = (outcome: SaveOutcome) =>
  outcome.kind === 'outdated' ? { ...outcome, files: outcome.files.map(inParts) } : outcome;

const inParts = (file: OutdatedFile) => ({
  ...file,
  parts: diffLines(file.theirs ?? '', file.yours ?? '').map(({ value, added, removed }) => ({
    text: value,
    only: added ? 'yours' : removed ? 'theirs' : undefined,
  })),
});
