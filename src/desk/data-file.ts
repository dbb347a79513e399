import { parse } from 'yaml';
import { readFrontMatter } from '#content/texts/front-matter.ts';
import type { Values } from './values.ts';
import { editYaml } from './yaml-edit.ts';

export interface FileChange {
  name: string;
  /** The text before the change; undefined for a new file. For a picture, its bytes as text. */
  before: string | undefined;
  /** The new content: text or picture. */
  text?: string;
  picture?: Uint8Array;
  /** The new name, if renamed. */
  to?: string;
  gone?: boolean;
}

/** The named values of a YAML file, or of the front matter of a Markdown file. */
export function valuesIn(name: string, text: string): Values {
  return (parse(yamlAndBody(name, text).yaml) ?? {}) as Values;
}

/** The file with other values, and another body if given; creates a new file from an empty text. */
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
