import { ofOtherPlaces } from '#content/places/check-tables.ts';
import { writtenRows } from '#content/places/csv-rows.ts';
import { shapesFolder } from '#content/places/shapes.ts';
import { fieldsByZip, fieldsWithZips } from '#content/schemas/places/counties.ts';
import { sourcesFile } from '#content/schemas/places/sources.ts';
import { tableIn } from '#content/schemas/places/tables.ts';
import type { ChangeSet } from '../change-set.ts';
import { valuesIn, withValues } from '../data-file.ts';
import type { DataFolder } from '../data-folder.ts';
import { isGroup, type Values } from '../values.ts';
import { withoutShapes } from './shapes-text.ts';

export function zipsOfCounty({ cities }: Values): string[] {
  const lists = (Array.isArray(cities) ? cities : []).flatMap((city) => (isGroup(city) ? [city.zips] : []));
  return lists.flat().filter((zip) => typeof zip === 'string');
}

/** ZIP codes that a city listed before these changes, but none after them. */
export function givenUpZips(changeSet: ChangeSet, { site }: DataFolder): Set<string> {
  const changes = changeSet.changes().filter(({ name }) => name.startsWith('counties/'));
  const changed = new Set(changes.map(({ name }) => name));
  const others = site.content.counties.filter(({ file }) => !changed.has(file));
  const listed = new Set([
    ...others.flatMap(({ cities }) => cities.flatMap(({ zips }) => zips)),
    ...changes.flatMap(({ name, gone }) => (gone ? [] : zipsOfCounty(changeSet.valuesOf(name)))),
  ]);
  const before = changes.flatMap(({ name, before: text }) =>
    text ? zipsOfCounty(valuesIn(name, text)) : [],
  );
  return new Set(before.filter((zip) => !listed.has(zip)));
}

/** Removes all data about ZIP codes except hospitals, which are also near others. Returns the changed files. */
export function forgetZips(changeSet: ChangeSet, { names }: DataFolder, zips: ReadonlySet<string>): string[] {
  if (zips.size === 0) return [];
  const changed = names.filter((name) => {
    const without = wayToRemove(name);
    if (!without || changeSet.removed.has(name)) return false;
    const text = changeSet.textOf(name);
    // Skips unchanged files, as rewriting is slow and there may be thousands.
    const left = [...zips].some((zip) => text.includes(zip)) ? without(text, zips) : text;
    if (left !== text) changeSet.write(name, left);
    return left !== text;
  });
  for (const name of changed) removeIfEmpty(changeSet, name);
  return changed;
}

/** How ZIP codes are removed from a file; undefined where it keeps them. */
function wayToRemove(name: string): ((text: string, zips: ReadonlySet<string>) => string) | undefined {
  if (name.startsWith('counties/')) return withoutEntries;
  if (name.startsWith(shapesFolder)) return withoutShapes;
  const table = tableIn(name);
  return table && !ofOtherPlaces.has(table) ? withoutRows : undefined;
}

/** A table without rows is removed. */
function removeIfEmpty(changeSet: ChangeSet, name: string): void {
  const table = tableIn(name);
  if (!table || writtenRows(changeSet.textOf(name))!.length > 1) return;
  changeSet.remove(name);
  changeSet.edit(sourcesFile, ({ tables }) => void delete (tables as Values)[table]);
}

function withoutEntries(text: string, zips: ReadonlySet<string>): string {
  const values = valuesIn('', text);
  for (const field of fieldsByZip) {
    const byZip = values[field];
    if (isGroup(byZip)) for (const zip of zips) delete byZip[zip];
  }
  for (const field of fieldsWithZips) {
    const byName = (values[field] ?? {}) as Record<string, string[]>;
    for (const [name, own] of Object.entries(byName)) {
      const left = own.filter((zip) => !zips.has(zip));
      if (left.length === 0) delete byName[name];
      else byName[name] = left;
    }
  }
  return withValues('', text, values);
}

/** Keeps all other lines as written. */
function withoutRows(text: string, zips: ReadonlySet<string>): string {
  const [head, ...rows] = writtenRows(text)!;
  const column = head!.cells.findIndex((cell) => cell.trim() === 'zip');
  const taken = rows.flatMap(({ line, cells }) =>
    zips.has(cells[column]?.trim() ?? '')
      ? Array.from({ length: cells.join('').split('\n').length }, (_, i) => line + i)
      : [],
  );
  const gone = new Set(taken);
  return text
    .split('\n')
    .filter((_, i) => !gone.has(i + 1))
    .join('\n');
}
