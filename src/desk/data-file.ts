import { parse } from 'yaml';
import { readFrontMatter } from '#content/texts/front-matter.ts';
import type { Values } from './values.ts';
import { editYaml } from './yaml-edit.ts';

export interface FileChange {
  name: string;
  /** The text that the change was made from; nothing where there was no such file. Of a picture, its bytes as text. */
  before: string | undefined;
  /** What it holds now: a text or a picture. */
  text?: string;
  picture?: Uint8Array;
  /** Its new name, where it was renamed. */
  to?: string;
  gone?: boolean;
}

/** The named values of a YAML file, or of the front matter of a Markdown file. */
export function valuesIn(name: string, text: string): Values {
  return (parse(yamlAndBody(name, text).yaml) ?? {}) as Values;
}

/** The file with other values, and with another text below the front matter where one is given; of no text a new file. */
export function withValues(name: string, text: string, values: object, body?: string): string {
  if (!name.endsWith('.md')) return editYaml(text, values);
  const before = yamlAndBody(name, text);
  const yaml = editYaml(`${before.yaml}\n`, values);
  return `---\n${yaml.trimEnd()}\n---\n${body ?? before.body}`;
}

export function yamlAndBody(name: string, text: string): { yaml: string; body: string } {
  if (!name.endsWith('.md')) return { yaml: text, body: '' };
  return readFrontMatter(text) ?? { yaml: '', body: text };
}
