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
    const shared = (lines: readonly string[]) => lines.map(this.shared);
    return {
      ...reading,
      lines: shared(reading.lines),
      main: shared(reading.main),
      said: shared(reading.said),
    };
  }
}
