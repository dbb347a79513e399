import { hash } from 'node:crypto';
import type { Content } from '#content/content.ts';
import type { NamedFile } from '#lib/named-file.ts';
import { visitorScript } from '#flows/visitor-script.ts';

/** What the form and the chat need to know, as a file whose name changes with its content. */
export function visitorScriptFile(content: Content): NamedFile {
  const text = JSON.stringify(visitorScript(content));
  return { name: `assets/visitor.${hash('sha1', text).slice(0, 10)}.json`, text };
}
