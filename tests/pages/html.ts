/** A start tag: its name, and its attributes with their entities resolved. */
export interface Tag {
  name: string;
  attributes: Map<string, string>;
}

/** All start tags of a page of ours, quoted as React quotes; the content of scripts holds none. */
export function* tagsOf(html: string): Generator<Tag> {
  for (const [, name, written] of html.matchAll(
    /<([a-z][a-z0-9]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/gi,
  )) {
    const attributes = new Map<string, string>();
    for (const [, key, value = ''] of written!.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)) {
      attributes.set(key!.toLowerCase(), decode(value));
    }
    yield { name: name!.toLowerCase(), attributes };
  }
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decode = (text: string) =>
  text.replace(/&([a-z]+|#x27);/g, (all, name: string) => entities[name] ?? all);

/** What a reader sees, and what search engines read: the text between the tags. */
export const textOf = (html: string) =>
  decode(
    html
      .replace(/<(script|style|svg)\b.*?<\/\1>/gs, ' ')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' '),
  );
