import { escapeHtml } from '#lib/escape.ts';

/** HTML that is finished and is not escaped again. */
export class Markup {
  constructor(readonly html: string) {}
}

type Part = Markup | string | number | false | undefined | readonly Part[];

/** Puts values into HTML; texts are escaped, lists are joined, what is absent leaves nothing. */
export function markup(pieces: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(pieces.reduce((html, piece, i) => html + printed(parts[i - 1]) + piece));
}

function printed(part: Part): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Markup) return part.html;
  return Array.isArray(part) ? part.map(printed).join('') : escapeHtml(String(part));
}

export const number = (value: number) => value.toLocaleString('en-US');
