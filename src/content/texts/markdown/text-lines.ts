import { LineCounter } from 'yaml';
import type { Position } from '#lib/problem.ts';

/**
 * The lines of a text with their line numbers. A line right below a list is a paragraph, but Markdown would add it to
 * the last bullet, so an empty line is inserted.
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

/** A Markdown text as rendered, with the original line number of each line. */
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

  /** Original line and column of a position; both counted from 1. */
  positionOf(offset: number): Position {
    const { line, col } = this.counter.linePos(offset);
    return { line: this.lines[line - 1]!.number, column: col };
  }

  /** The words of a line, counted from 1, and their offset in it. */
  wordsOf(line: number): { words: string; start: number } {
    const { text } = this.lines[line - 1]!;
    const words = text.trim();
    return { words, start: this.counter.lineStarts[line - 1]! + text.indexOf(words) };
  }

  get count(): number {
    return this.lines.length;
  }
}
