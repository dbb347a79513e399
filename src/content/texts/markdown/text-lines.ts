import type { Position } from '#lib/problem.ts';
import { linesApart } from './render-markdown.ts';

/** A Markdown text as it is rendered, and which lines of the written one its own lines are. */
export class TextLines {
  readonly text: string;
  private readonly lines: ReturnType<typeof linesApart>;
  /** Where each line starts in the text. */
  private readonly starts: number[] = [];

  constructor(markdown: string) {
    this.lines = linesApart(markdown);
    this.text = this.lines.map(({ text }) => text).join('\n');
    let start = 0;
    for (const { text } of this.lines) {
      this.starts.push(start);
      start += text.length + 1;
    }
  }

  /** Line, as it is written, and column of a place in the text; both counted from 1. */
  positionOf(offset: number): Position {
    let [low, high] = [0, this.starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.starts[middle]! <= offset) low = middle;
      else high = middle;
    }
    return { line: this.lines[low]!.number, column: offset - this.starts[low]! + 1 };
  }

  /** The words of a line, counted from 1 in the text, and where they start in it. */
  wordsOf(line: number): { words: string; start: number } {
    const { text } = this.lines[line - 1]!;
    const words = text.trim();
    return { words, start: this.starts[line - 1]! + text.indexOf(words) };
  }

  get count(): number {
    return this.lines.length;
  }
}
