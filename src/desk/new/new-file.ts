import type { Path } from '#lib/problem.ts';
import { WrongRequest } from '#lib/refused.ts';
import { ChangeSet } from '../change-set.ts';
import type { DataFolder } from '../data-folder.ts';
import type { FileChange } from '../data-file.ts';
import { withModeline } from '../json-schemas.ts';
import { dropRedirects } from '../returning-pages.ts';
import { newYaml } from '../yaml-edit.ts';
import type { ListedCity } from '../zips/proposed-cities.ts';
import type { ZipTable } from '../zips/zip-table.ts';
import { slugFor } from './typed-name.ts';

type Option = 'county' | 'city' | 'state' | 'zips' | 'practiceArea' | 'post';

/** Command line options besides kind and name. */
export interface NewOptions extends Partial<Record<Option, string>> {
  /** As dates are written in the data. */
  today: string;
  /** Where ZIP codes lie; without it entries of places have no points. */
  zipTable?: ZipTable;
  /** The cities of a new county if none is given. */
  cities?: readonly ListedCity[];
}

export interface NewEntry {
  changes: FileChange[];
  /** Where to look at the entry: its file, and a value in it. */
  at: { name: string; path: Path };
  /** Its address once it is no longer a draft. */
  draftAddress?: string;
}

/** The value of a required option; without it a letter says how to add it. */
export function requiredOption(option: string | undefined, question: string, example: string): string {
  if (option) return option;
  throw new WrongRequest(`${question} Add it, as in: ${example}`);
}

export const isIn = (entries: readonly { slug: string }[], wanted: string) =>
  entries.some(({ slug }) => slug === wanted);

export const orderBehind = (entries: readonly { order: number }[]) =>
  Math.floor(Math.max(0, ...entries.map(({ order }) => order))) + 1;

/** A file of its own in a folder; its name is made of what people call the entry. */
export function newFile(folder: DataFolder, into: string, name: string, values: object): NewEntry {
  const file = `${into}/${slugFor(name)}.yaml`;
  if (folder.names.includes(file)) throw new WrongRequest(`There is already a file ${file}.`);
  const changeSet = new ChangeSet(folder);
  changeSet.write(file, withModeline(file, newYaml(values)));
  dropRedirects(changeSet);
  return { changes: changeSet.changes(), at: { name: file, path: [] } };
}
