import { existsSync } from 'node:fs';
import path from 'node:path';
import { referenceFile } from '#content/files/list-files.ts';
import { referenceMark, referenceText } from '#desk/reference/reference.ts';
import { schemaFiles, schemaFolder, yamlSchemasSetting } from '#desk/json-schemas.ts';
import type { NamedFile } from '#lib/named-file.ts';
import { isForbidden } from '#output/disk-errors.ts';
import { realPathOf } from '#output/folder/paths.ts';
import { readTextFile, writeTextFile } from './text-file.ts';

/**
 * Updates the files that are generated from the schemas into a data folder: JSON Schemas, the VS Code settings that
 * point to them, and the reference. The data itself is not touched. Returns how many files were written.
 */
export function updateSchemas(data: string): number {
  // The folder may be named by mistake.
  if (!existsSync(path.join(data, 'site.yaml'))) return 0;
  const schemas = schemaFiles().map(({ name, text }) => ({ name: path.join(data, name), text }));
  // Through a link, a file of somebody else would be overwritten.
  const own = [...schemas, ...referenceOf(data)].filter(({ name }) => !isBehindLink(data, name));
  const all = [...own, ...settingsOfVsCode(data)];
  const stale = all.filter(({ name, text }) => readTextFile(name) !== text);
  try {
    for (const { name, text } of stale) writeTextFile(name, text);
  } catch (error) {
    // In folders that we may not write to, editors do without.
    if (!isForbidden(error)) throw error;
    return 0;
  }
  return stale.length;
}

const isBehindLink = (data: string, file: string) =>
  realPathOf(file) !== path.join(realPathOf(data), path.relative(data, file));

/** The reference in the data folder, unless a file of that name is somebody's own. */
function referenceOf(data: string): NamedFile[] {
  const name = path.join(data, referenceFile);
  const before = readTextFile(name);
  return before === undefined || before.startsWith(referenceMark) ? [{ name, text: referenceText() }] : [];
}

interface Settings {
  'yaml.schemas'?: Record<string, string>;
}

/** The VS Code settings beside the folder; none if they do not mention it, or contain comments. */
function settingsOfVsCode(data: string): NamedFile[] {
  const dir = path.basename(path.resolve(data));
  const name = path.join(path.dirname(path.resolve(data)), '.vscode/settings.json');
  const isOurs = (schema: string) => schema.startsWith(`./${dir}/${schemaFolder}/`);
  try {
    const settings = JSON.parse(readTextFile(name) ?? '') as Settings;
    const configured = Object.entries(settings['yaml.schemas'] ?? {});
    if (!configured.some(([schema]) => isOurs(schema))) return [];
    const others = configured.filter(([schema]) => !isOurs(schema));
    const all = { ...Object.fromEntries(others), ...yamlSchemasSetting(dir) };
    return [{ name, text: `${JSON.stringify({ ...settings, 'yaml.schemas': all }, null, 2)}\n` }];
  } catch {
    return [];
  }
}
