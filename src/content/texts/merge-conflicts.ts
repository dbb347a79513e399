import { problemOfFile, type Problem } from '#lib/problem.ts';
import { listInWords } from '#lib/text.ts';

/** Conflict markers of Git, which are never valid in data files; an editor may have indented them. */
const signs = /^(?:[<>|]{7}(?: .*)?|={7})$/;
const mayHoldSigns = /<{7}|={7}|>{7}/;

/** Files that commands write, and read with the markers. */
const fixes: Record<string, string> = {
  'published.yaml':
    'Do not merge them by hand, because the file has a checksum. Run "npm run published", which keeps the names of both. If the file was committed like this, first restore it from the commit before.',
  'lastmod.txt': 'Run "npm run generate", which keeps the days of both, and commit the file again.',
};

/** One problem per conflict, at its first line, whichever of its markers are left. */
export function findConflicts(file: string, text: string): Problem[] {
  if (!mayHoldSigns.test(text)) return [];
  const conflicts: number[][] = [];
  let isOpen = false;
  text.split('\n').forEach((written, i) => {
    const line = written.trimStart();
    if (!signs.test(line)) return;
    if (!isOpen || line.startsWith('<')) conflicts.push([]);
    conflicts.at(-1)!.push(i + 1);
    isOpen = !line.startsWith('>');
  });
  const says = 'Git could not merge two versions of this file, and nobody has chosen between them yet.';
  return conflicts.map((lines) => {
    const fix =
      fixes[file.slice(file.lastIndexOf('/') + 1)] ??
      `Keep the lines that are right, and delete what Git added on ${lines.length === 1 ? 'line' : 'lines'} ${listInWords(lines.map(String))}.`;
    return problemOfFile(file, [says, fix], { line: lines[0]!, column: 1 });
  });
}
