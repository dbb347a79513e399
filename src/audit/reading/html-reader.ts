import { joinedReadings, type PageReading } from './page-reading.ts';
import { readPart } from './read-part.ts';
import { remembered } from '../remembered.ts';

const endOfMain = '</main>';
const restsRemembered = 50;
const linesRemembered = 50_000;

/** Reads the HTML of one page after the other. */
export class HtmlReader {
  /** What follows the main part is nearly always the same. */
  private readonly readRest = remembered((rest) => readPart(`<body>${rest}`), restsRemembered);
  /** Lines repeat from page to page: one copy of each is looked up quickly, and holds no page in memory. */
  private readonly shared = remembered((line) => line, linesRemembered);

  read(html: string): PageReading {
    const reading = this.readParts(html);
    const head = [...reading.titles, ...(reading.meta.get('description') ?? [])];
    const lines = reading.lines.map(this.shared);
    return {
      ...reading,
      lines,
      main: reading.main.map(this.shared),
      said: [...new Set([...head.map(this.shared), ...lines])],
    };
  }

  private readParts(html: string): PageReading {
    const end = html.lastIndexOf(endOfMain);
    if (end === -1) return readPart(html);
    const start = end + endOfMain.length;
    return joinedReadings(readPart(html.slice(0, start)), this.readRest(html.slice(start)));
  }
}
