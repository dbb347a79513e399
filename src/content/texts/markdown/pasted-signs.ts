import { positionAt, problemOfFile, type Problem } from '#lib/problem.ts';
import type { Slip } from '../../yaml/slip.ts';
import {
  dashesAndBullets,
  isDash,
  lowerBullet,
  oddSpaces,
  spaceAfterMark,
  letterAboutMark,
  letterAboutSpaces,
} from '../typographic-signs.ts';

const bullet = new RegExp(`^([ ]*)((?:[${dashesAndBullets}]|${lowerBullet})${spaceAfterMark})(?=\\S)`);
const spaceAfterSign = new RegExp(`^( *(?:[-*+]|#{1,6}|\\d{1,9}[.)]))(${oddSpaces})`);
const spaceBeforeSign = new RegExp(`^( *)(${oddSpaces})(?=(?:[-*+]|\\d{1,9}[.)]) )`);
/** A pasted table. A tab after a list marker is as good as a space. */
const tabBetweenWords = /^(?! *(?:[-*+]|\d{1,9}[.)])\t+[^\t]*$)([^\t]*[^\t ] *)\t+(?=[^\s])/;
const letterAboutTab = {
  says: 'A tab separates the words of this line, as in a table, but the page would show a space.',
  fix: 'Write a sentence, or a list whose lines begin with a hyphen and a space.',
};

/**
 * Bullets, tabs and spaces of a word processor, which Markdown would print verbatim in a paragraph. A single line that
 * begins with a dash may be anything, such as an author's name; two in a row are a list, as is any bullet.
 */
export function findPastedSigns(markdown: string): Slip[] {
  const found: Slip[] = [];
  let last: Slip | undefined;
  let at = 0;
  for (const line of markdown.split('\n')) {
    const [, lead = '', mark] = bullet.exec(line) ?? [];
    if (mark !== undefined) {
      const wrong = { at: at + lead.length, ...letterAboutMark(mark, 'Only then is it shown as a list.') };
      if (last && found.at(-1) !== last) found.push(last);
      if (last || !isDash(mark[0]!)) found.push(wrong);
      last = wrong;
    } else if (line.trim() !== '') {
      last = undefined;
      const [, sign = '', space] = spaceAfterSign.exec(line) ?? spaceBeforeSign.exec(line) ?? [];
      if (space) found.push({ at: at + sign.length, ...letterAboutSpaces(space) });
      const [, cell] = tabBetweenWords.exec(line) ?? [];
      if (cell) found.push({ at: at + cell.length, ...letterAboutTab });
    }
    at += line.length + 1;
  }
  return found;
}

export function checkPastedSigns(
  file: string,
  markdown: string,
  firstLine: number,
  problems: Problem[],
): void {
  for (const { at, says, fix } of findPastedSigns(markdown)) {
    problems.push(problemOfFile(file, [says, fix], positionAt(markdown, at, firstLine)));
  }
}
