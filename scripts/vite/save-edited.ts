import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { savedFile } from '#desk/editor/files.ts';
import type { Problem } from '#lib/problem.ts';
import { loadSite } from '#output/load-site.ts';

/**
 * Writes what the visual editor saved; where that breaks a rule, the file stays as it was, and the answer says
 * what is wrong.
 */
export function saveEdited(dir: string, name: string, saved: string, schema: z.ZodType): string | undefined {
  return tried(dir, name, (file, before) => {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, savedFile(name, before, saved, schema));
  });
}

export function removeEdited(dir: string, name: string): string | undefined {
  return tried(dir, name, (file) => rmSync(file, { force: true }));
}

/** Only new mistakes count: somebody may be in the middle of mending another file. */
function tried(
  dir: string,
  name: string,
  change: (file: string, before?: string) => void,
): string | undefined {
  const file = path.join(dir, name);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const known = new Set((loadSite(dir).problems ?? []).map(keyOf));
  change(file, before);
  const added = (loadSite(dir).problems ?? []).filter((problem) => !known.has(keyOf(problem)));
  if (added.length === 0) return undefined;
  if (before === undefined) rmSync(file, { force: true });
  else writeFileSync(file, before);
  return added.map(({ path: where, says, fix }) => `${where}: ${says} ${fix}`).join('\n');
}

const keyOf = ({ file, path: where, says }: Problem) => `${file} ${where} ${says}`;
