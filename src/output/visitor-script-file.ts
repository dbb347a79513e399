import { createHash } from 'node:crypto';
import type { Content } from '#content/content.ts';

export interface NamedFile {
  name: string;
  text: string;
}

/** What the form and the chat need to know, as a file whose name changes with its content. */
export function visitorScriptFile(content: Content): NamedFile {
  const text = JSON.stringify({ phones: content.site.phones });
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  return { name: `assets/visitor.${hash}.json`, text };
}
