/** A start tag: its name and its attributes, with entities decoded. */
export interface Tag {
  name: string;
  attributes: Map<string, string>;
}

/** All start tags of a page, in the syntax that React writes. Scripts must contain none. */
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

/** The visible text of a page. */
export const textOf = (html: string) =>
  decode(
    html
      .replace(/<(script|style|svg)\b.*?<\/\1>/gs, ' ')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' '),
  );
