import { ownCopy } from './own-copy.ts';
import { joinedReadings, type PageReading } from './page-reading.ts';
import { readPart } from './read-page.ts';

/**
 * Reads pages one after the other. What follows the main part is nearly always the same, so that it is read
 * once and remembered.
 */
export class PagesReader {
  private readonly rests = new Map<string, PageReading>();
  private readonly known = new Map<string, string>();

  read(html: string): PageReading {
    const reading = this.readParts(html);
    const head = [...reading.titles, ...(reading.meta.get('description') ?? [])];
    const lines = this.shared(reading.lines);
    return {
      ...reading,
      lines,
      main: this.shared(reading.main),
      said: [...new Set([...this.shared(head), ...lines])],
    };
  }

  private readParts(html: string): PageReading {
    const end = html.lastIndexOf(endOfMain);
    if (end === -1) return readPart(html);
    const rest = html.slice(end + endOfMain.length);
    let restReading = this.rests.get(rest);
    if (!restReading) {
      if (this.rests.size >= restsRemembered) this.rests.clear();
      this.rests.set(rest, (restReading = readPart(`<body>${rest}`)));
    }
    return joinedReadings(readPart(html.slice(0, end + endOfMain.length)), restReading);
  }

  /** Lines repeat from page to page: one copy of each is looked up quickly, and holds no page in memory. */
  private shared(lines: readonly string[]): string[] {
    return lines.map((line) => {
      let known = this.known.get(line);
      if (known === undefined) {
        if (this.known.size >= linesRemembered) this.known.clear();
        known = ownCopy(line);
        this.known.set(known, known);
      }
      return known;
    });
  }
}

const endOfMain = '</main>';

const restsRemembered = 50;

const linesRemembered = 50_000;
