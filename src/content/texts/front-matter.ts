/** A Markdown file cut in two. */
interface FrontMatter {
  /** The YAML between the two lines of hyphens. */
  yaml: string;
  /** The text below them. */
  body: string;
  /** Line of the file on which the body starts, counted from 1. */
  bodyLine: number;
}

const pattern = /^---[ \t]*\n(?:([\s\S]*?)\n)??---[ \t]*(?:\n|$)/;

/** The front matter of a text as `plainText` answers it; nothing where it is missing or never closed. */
export function readFrontMatter(text: string): FrontMatter | undefined {
  const found = pattern.exec(text);
  if (!found) return undefined;
  const [whole, yaml = ''] = found;
  return { yaml, body: text.slice(whole.length), bodyLine: whole.split('\n').length };
}
