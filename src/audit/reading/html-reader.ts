import type { PageReading } from './page-reading.ts';
import { readHtml } from './read-html.ts';
import { remembered } from '#lib/remembered.ts';

const linesRemembered = 50_000;

/** Reads the HTML of one page after the other. */
export class HtmlReader {
  /** Lines repeat from page to page: one shared copy is quick to look up, and does not keep a page in memory. */
  private readonly shared = remembered((line: string) => line, linesRemembered);

  read(html: string): PageReading {
    const reading = readHtml(html);
    const head = [...reading.titles, ...(reading.meta.get('description') ?? [])];
    const lines = reading.lines.map(this.shared);
    return {
      ...reading,
      lines,
      main: reading.main.map(this.shared),
      said: [...new Set([...head.map(this.shared), ...lines, ...reading.heard.map(this.shared)])],
    };
  }
}
