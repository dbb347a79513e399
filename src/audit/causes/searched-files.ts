import { readFileSync } from 'node:fs';
import path from 'node:path';
import { remembered } from '#lib/remembered.ts';

/** Where to fix the mistake behind a finding. */
export interface Cause {
  /** From the top of the project, as in `data/posts/no-fault-insurance-ny.md`. */
  file: string;
  /** Counted from 1. */
  line: number;
}

/** The words of a file, for searching in it. */
interface SearchedFile {
  /** Lower case, with everything but letters and digits replaced by single spaces. */
  text: string;
  lineStarts: number[];
}

/** Searchable files of the project, read on first use. */
export class SearchedFiles {
  private readonly searched = remembered((file: string) => {
    // Comments of a template are printed nowhere.
    const comment = /\.tsx?$/.test(file) ? /^\s*(?:\/\/|\/\*|\*)/ : /^#/;
    return searchable(this.linesOf(file), comment);
  });

  constructor(private readonly root: string) {}

  /** The first phrase of so many of these words, with `holding` in it, that is in one of the files. */
  find(
    files: readonly string[],
    words: readonly string[],
    length: number,
    holding: string,
  ): Cause | undefined {
    for (let start = 0; start + length <= words.length; start++) {
      const phrase = ` ${words.slice(start, start + length).join(' ')} `;
      if (!phrase.includes(holding)) continue;
      for (const file of files) {
        const searched = this.searched(file);
        const at = searched.text.indexOf(phrase);
        if (at === -1) continue;
        return { file, line: searched.lineStarts.findLastIndex((begin) => begin <= at + 1) + 1 };
      }
    }
    return undefined;
  }

  linesOf(file: string): string[] {
    try {
      return readFileSync(path.resolve(this.root, file), 'utf8').split('\n');
    } catch {
      return [];
    }
  }
}

function searchable(lines: readonly string[], comment: RegExp): SearchedFile {
  const lineStarts: number[] = [];
  let text = ' ';
  for (const line of lines) {
    lineStarts.push(text.length);
    const words = comment.test(line) ? '' : plainWords(line);
    if (words !== '') text += `${words} `;
  }
  return { text, lineStarts };
}

export function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
