import { parse } from 'yaml';
import { editYaml } from './yaml-edit.ts';

/** A change to one file of the data folder; `to` is its new name where it was renamed, no text is its end. */
export interface FileChange {
  name: string;
  to?: string;
  text?: string;
}

const frontMatter = /^---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n|$)/;

/** The named values of a YAML file, or of the front matter of a Markdown file. */
export function valuesIn(name: string, text: string): Record<string, unknown> {
  const yaml = name.endsWith('.md') ? (frontMatter.exec(text)?.[1] ?? '') : text;
  return (parse(yaml) ?? {}) as Record<string, unknown>;
}

/** The file with other values, and with another text below the front matter where one is given. */
export function withValues(name: string, text: string, values: object, body?: string): string {
  if (!name.endsWith('.md')) return editYaml(text, values);
  const [whole = '', yaml = ''] = frontMatter.exec(text) ?? [];
  return `---\n${editYaml(`${yaml}\n`, values).trimEnd()}\n---\n${body ?? text.slice(whole.length)}`;
}
