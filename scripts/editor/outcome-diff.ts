import { diffLines } from 'diff';
import type { OutdatedFile } from './outdated-files.ts';
import type { SaveOutcome } from './save-edits.ts';

/** Adds to the outcome of a save which lines only one of two texts has. */
export const withDiff = (outcome: SaveOutcome) =>
  outcome.kind === 'outdated' ? { ...outcome, files: outcome.files.map(inParts) } : outcome;

const inParts = (file: OutdatedFile) => ({
  ...file,
  parts: diffLines(file.theirs ?? '', file.yours ?? '').map(({ value, added, removed }) => ({
    text: value,
    only: added ? 'yours' : removed ? 'theirs' : undefined,
  })),
});
