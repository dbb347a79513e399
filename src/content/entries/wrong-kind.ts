import type { z } from 'zod';
import type { LetterParts } from '#lib/problem.ts';
import { folders, schemaOf } from '../collections.ts';
import { foldersOfSingleFiles } from '../files/single-files.ts';
import { keysAt, mayBeOmitted, schemaAt } from '../schema-at.ts';
import type { Source } from '../source.ts';

/**
 * The letter about an entry of another kind, or a file that exists once, as it gets there when a file is dropped on a
 * wrong folder. Its values may have mistakes, but its names are all those of the other kind, and not those of this one.
 */
export function wrongWithKind(
  name: string,
  { value }: Source,
  isThere: readonly string[],
): LetterParts | undefined {
  const [own = '', file = ''] = name.split('/');
  if (!Object.hasOwn(folders, own) || knowsAll(schemaOf(name)!, value)) return undefined;
  const meant = [...Object.keys(folders), ...foldersOfSingleFiles].find((folder) => {
    const schema = schemaOf(`${folder}/${file}`);
    return schema && knowsAll(schema, value) && hasAllOf(schema, value);
  });
  if (!meant) return undefined;
  return [
    `The names in this file are those of files in ${meant}/, but it is in ${own}/.`,
    isThere.includes(`${meant}/${file}`)
      ? `${meant}/ already has a file "${file}": delete one of the two.`
      : `Move it to ${meant}/.`,
  ];
}

const knowsAll = (schema: z.ZodType, value: Source['value']) => {
  const known = keysAt(schema, []);
  return Object.keys(value).every((name) => known.includes(name));
};

const hasAllOf = (schema: z.ZodType, value: Source['value']) =>
  keysAt(schema, []).every((name) => Object.hasOwn(value, name) || mayBeOmitted(schemaAt(schema, [name])!));
