import { LineCounter } from 'yaml';
import type { Position } from '#lib/problem.ts';

/**
 * The lines of a text with the numbers that they have there. A line right below a list is a paragraph, where
 * Markdown would take it into the last bullet: an empty line parts them.
 */
function linesApart(markdown: string): { text: string; number: number }[] {
  const lines = markdown.split('\n');
  return lines.flatMap((text, i) => {
    const line = { text, number: i + 1 };
    const below = lines[i + 1];
    const ends = below !== undefined && below !== '' && bullet.test(text) && !goesOn.test(below);
    return ends ? [line, { text: '', number: i + 1 }] : [line];
  });
}

const bullet = /^(?:[-*] |\d+[.)] )/;
const goesOn = /^(?:\s|[-*] |\d+[.)] )/;

/** A Markdown text as it is rendered, and which lines of the written one its own lines are. */
export class TextLines {
  readonly text: string;
  private readonly lines: ReturnType<typeof linesApart>;
  private readonly counter = new LineCounter();

  constructor(markdown: string) {
    this.lines = linesApart(markdown);
    this.text = this.lines.map(({ text }) => text).join('\n');
    let start = 0;
    for (const { text } of this.lines) {
      this.counter.addNewLine(start);
      start += text.length + 1;
    }
  }

  /** Line, as it is written, and column of a place in the text; both counted from 1. */
  positionOf(offset: number): Position {
    const { line, col } = this.counter.linePos(offset);
    return { line: this.lines[line - 1]!.number, column: col };
  }

  /** The words of a line, counted from 1 in the text, and where they start in it. */
  wordsOf(line: number): { words: string; start: number } {
    const { text } = this.lines[line - 1]!;
    const words = text.trim();
    return { words, start: this.counter.lineStarts[line - 1]! + text.indexOf(words) };
  }

  get count(): number {
    return this.lines.length;
  }
}
