import { isMap } from 'yaml';
import { positionAt, problemOfFile, type LetterParts, type Problem } from '#lib/problem.ts';
import { optionalFiles, singleFiles } from '../collections.ts';
import { pathInWords, type Source } from '../source.ts';
import { noCache, readCached, type TextCache } from '../text-cache.ts';
import { readFrontMatter, wrongFrontMatter } from '../texts/front-matter.ts';
import { checkPastedSigns } from '../texts/markdown/pasted-signs.ts';
import { findDoubleNames } from '../yaml/double-names.ts';
import { parseYaml, type Syntax } from '../yaml/parse.ts';
import { findRefusals, refusalOf } from '../yaml/refusals.ts';
import type { Slip } from '../yaml/slip.ts';
import { syntaxLetters } from '../yaml/syntax-letters.ts';
import { findTraps } from '../yaml/traps.ts';

const neededFiles = Object.keys(singleFiles).filter((name) => !optionalFiles.has(name));

const emptyFile: LetterParts = [
  'The file is empty.',
  'Fill it in, restore it from the last commit, or delete it.',
];
const emptyNeeded: LetterParts = [emptyFile[0], 'Every site needs it: restore it from the last commit.'];
const emptyLedger: LetterParts = [
  'The file is empty, so every address that was ever published would be forgotten.',
  'Restore the file from the last commit; delete it only if nothing was ever published.',
];

/** As in what Google Docs exports. It would also be far too long for a text. */
const pastedPicture: LetterParts = [
  'A picture is pasted into the text here, as a long row of letters and digits.',
  'Delete it, save the picture in images/, and write ![what it shows](/images/name.png) where it belongs.',
];

const secondArticle: LetterParts = [
  'A second article begins here, with names and values of its own.',
  'Delete it if it is pasted twice; otherwise move it into a file of its own.',
];

const manyAliases: LetterParts = [
  'The aliases (* and &) of this file repeat too much.',
  'Write out the values instead.',
];
const noNames: LetterParts = [
  'The file does not hold named values.',
  'Write lines of the form "name: value".',
];

/** Parses one file; with syntax mistakes, which are added to `problems`, it returns undefined. */
export function parseSource(
  file: string,
  text: string,
  problems: Problem[],
  textCache: TextCache = noCache,
): Source | undefined {
  if (text.trim() === '') return void problems.push(problemOfFile(file, letterAboutEmpty(file)));
  const isMarkdown = file.endsWith('.md');
  const matter = isMarkdown ? readFrontMatter(text) : { yaml: text, offset: 0, body: '', bodyLine: 1 };
  if (!matter) return void problems.push(wrongFrontMatter(file, text));
  const { yaml, offset, body, bodyLine } = matter;
  const syntax = () => parseYaml(yaml);
  const read = readCached(textCache, 'yaml', yaml, problems, (found) =>
    readYaml(file, offset, syntax(), found),
  );
  if (!read) return undefined;
  const unreadable = unreadableIn(file, body, bodyLine);
  if (unreadable.length > 0) return void unreadable.forEach((problem) => problems.push(problem));
  checkPastedSigns(file, body, bodyLine, problems);
  return { file, text, ...matter, ...read, syntax };
}

function letterAboutEmpty(file: string): LetterParts {
  if (file.endsWith('/published.yaml')) return emptyLedger;
  return neededFiles.some((name) => file.endsWith(`/${name}`)) ? emptyNeeded : emptyFile;
}

/** What makes the text below the front matter useless to read. */
function unreadableIn(file: string, body: string, bodyLine: number): Problem[] {
  const second = /^---[ \t]*\ntitle:/m.exec(body);
  if (second) return [problemOfFile(file, secondArticle, positionAt(body, second.index, bodyLine))];
  const pasted = [...body.matchAll(/data:image\//g)].map(({ index }) =>
    problemOfFile(file, pastedPicture, positionAt(body, index, bodyLine)),
  );
  if (pasted.length > 0) return pasted;
  const refusal = refusalOf(body);
  return refusal ? [problemOfFile(file, refusal, { line: bodyLine, column: 1 })] : [];
}

function readYaml(
  file: string,
  offset: number,
  { document, lines, yaml, slips }: Syntax,
  problems: Problem[],
): Pick<Source, 'value'> | undefined {
  const tell = ({ at, path = [], says, fix }: Slip) => {
    const { line, col } = lines.linePos(at);
    problems.push({ file, line: line + offset, column: col, path: pathInWords(path), says, fix });
  };
  slips.forEach(tell);
  if (slips.some(({ mended }) => !mended)) return undefined;
  const refusals = findRefusals(document);
  if (refusals.length > 0) return void refusals.forEach(tell);
  const errors = [...document.errors, ...findDoubleNames(document)];
  for (const { line, column, says, fix } of syntaxLetters(errors, yaml, lines)) {
    problems.push(problemOfFile(file, [says, fix], { line: line + offset, column }));
  }
  if (errors.length > 0) return undefined;
  const traps = findTraps(document, yaml);
  traps.forEach(tell);
  if (traps.some(({ fatal }) => fatal)) return undefined;
  let value: Source['value'];
  try {
    value = document.toJS({ maxAliasCount: 100 });
  } catch {
    return void problems.push(problemOfFile(file, manyAliases));
  }
  return isMap(document.contents) ? { value } : void problems.push(problemOfFile(file, noNames));
}
