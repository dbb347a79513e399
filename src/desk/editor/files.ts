import { parse } from 'yaml';
import type { z } from 'zod';
import { endingOf, folders, schemaOf, singleFiles } from '#content/collections.ts';
import { readFrontMatter } from '#content/texts/front-matter.ts';
import { WrongRequest } from '#lib/refused.ts';
import { valuesIn, withValues, yamlAndBody } from '../data-file.ts';
import { withModeline } from '../json-schemas.ts';
import type { Values } from '../values.ts';
import { mergeEdits } from './merge-edits.ts';
import { fromView, keepUnseen, toView } from './view.ts';

/** The schema of a data file that the visual editor may open; undefined for other names. */
export function schemaOfFile(name: string): z.ZodType | undefined {
  const [, folder = '', ending] = /^([a-z-]+)\/[a-z0-9-]+\.(yaml|md)$/.exec(name) ?? [];
  const isEntry = Object.hasOwn(folders, folder) && ending === endingOf(folder);
  const isSingle = Object.hasOwn(singleFiles, name) && name !== 'published.yaml';
  return isEntry || isSingle ? schemaOf(name) : undefined;
}

/** A file as the visual editor reads it. */
export function viewOfFile(name: string, text: string, schema: z.ZodType): string {
  const view = toView(schema, valuesIn(name, text)) as object;
  return withValues(name, '', view, yamlAndBody(name, text).body);
}

/** A form that was filled in, as the editor writes it. */
export function filledForm(name: string, { body, ...values }: Values): string {
  if (name.endsWith('.md')) return withValues(name, '', values, String(body ?? ''));
  return withValues(name, '', body === undefined ? values : { ...values, body });
}

/** Whether a file has a form: one without named values has none. */
export function hasForm(name: string, text: string): boolean {
  if (name.endsWith('.md') && !readFrontMatter(text)) return false;
  return holdsNames(yamlAndBody(name, text).yaml);
}

function holdsNames(yaml: string): boolean {
  try {
    // Lists or maps as names cannot be written back.
    const values: unknown = parse(yaml, { stringKeys: true });
    return typeof values === 'object' && !Array.isArray(values);
  } catch {
    return false;
  }
}

/**
 * The file after the visual editor saved it: what was not edited since it was opened stays as it is now, comments
 * included; a file that is gone begins from what was opened. One that had no form is written anew, but not one that
 * somebody is in the middle of mending.
 */
export function savedFile(
  name: string,
  now: string | undefined,
  saved: string,
  schema: z.ZodType,
  opened = now,
): string {
  if (now !== undefined && opened !== now && !hasForm(name, now)) {
    const how = 'Fix it first (every page of the site shows where), then save again.';
    throw new WrongRequest(`Somebody else saved ${name} with a mistake, so it cannot be read. ${how}`);
  }
  const { yaml, body } = yamlAndBody(name, saved);
  if (!holdsNames(yaml)) throw new WrongRequest(`The form of ${name} cannot be read.`);
  const values = fromView(schema, valuesIn(name, saved)) as object;
  const written = `${body.trim()}\n`;
  const withForm = [now, opened].filter((text) => text !== undefined && hasForm(name, text));
  const [before, from] = [withForm[0], withForm.at(-1)];
  if (before === undefined || from === undefined) {
    return withModeline(name, withValues(name, '', values, written));
  }
  const [base, theirs] = [contentsOf(name, from), contentsOf(name, before)];
  const mine = {
    values: keepUnseen(schema, base.values, values),
    body: body.trim() === base.body.trim() ? base.body : written,
  };
  // A map is merged as a list, so that an entry that got another name there stays the same one.
  const inView = (file: { values: unknown; body: string }) => ({
    ...file,
    values: toView(schema, file.values),
  });
  const merged = mergeEdits(inView(base), inView(mine), inView(theirs)) as Contents;
  const kept = keepUnseen(schema, theirs.values, fromView(schema, merged.values)) as Values;
  return withValues(name, before, kept, merged.body);
}

/** The values of a file, without comments. */
interface Contents {
  values: Values;
  body: string;
}

const contentsOf = (name: string, text: string): Contents => ({
  values: valuesIn(name, text),
  body: yamlAndBody(name, text).body,
});
