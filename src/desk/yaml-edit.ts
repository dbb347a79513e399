import { applyPatch, diffLines, structuredPatch } from 'diff';
import { Document, isMap, parse, parseDocument, visit, type Node } from 'yaml';
import { isSame, type Values } from './values.ts';
import { newNode } from './yaml-nodes.ts';
import { printYaml } from './yaml-print.ts';
import { changeGroup } from './yaml-tree.ts';

/** Quotes words that other YAML parsers read as booleans. */
const options = { compat: 'yaml-1.1' } as const;

/** The YAML text changed to hold `value`, with comments and unedited lines preserved. */
export function editYaml(text: string, value: object): string {
  const document: Document = parseDocument(text, options);
  const holdsComments = document.contents === null && text.trim() !== '';
  if (holdsComments && document.errors.length === 0) return `${text.trimEnd()}\n${newYaml(value)}`;
  if (document.errors.length > 0 || !isMap(document.contents)) return newYaml(value);
  const before = printYaml(document, text);
  let after: string;
  try {
    changeGroup(document.contents, value as Values, document);
    after = printYaml(document, text);
  } catch (error) {
    // The anchor of an alias was removed.
    if (!(error instanceof ReferenceError)) throw error;
    return editYaml(withoutAliases(text), value);
  }
  // The values must be right, even if the style of the file cannot be preserved.
  const texts = [inStyleOf(text, before, after), after];
  return texts.find((edited) => isSame(readBack(edited), value)) ?? newYaml(value);
}

/** Replaces each alias by its value. */
function withoutAliases(text: string): string {
  const document = parseDocument(text, options);
  visit(document, {
    Alias(_, alias) {
      const { comment, commentBefore, spaceBefore } = alias;
      const node = alias.resolve(document)?.clone() as Node;
      return Object.assign(node, { anchor: undefined, comment, commentBefore, spaceBefore });
    },
  });
  return printYaml(document, text);
}

/** A whole file in the style of the data files. */
export function newYaml(value: object): string {
  const document = new Document(null, options);
  document.contents = newNode(value);
  return printYaml(document);
}

/** Where a text was not written as it is printed here, its own lines in place of those that were not edited. */
function inStyleOf(text: string, printed: string, edited: string): string {
  const own = structuredPatch('', '', printed, text, '', '', { context: 0 });
  let first = 1;
  const parts = diffLines(printed, edited).map(({ value, count, added, removed }) => {
    if (added) return value;
    const [start, end] = [first, (first += count)];
    const hunks = own.hunks
      .filter(({ oldStart, oldLines }) => oldStart >= start && oldStart + oldLines <= end)
      .map((hunk) => ({ ...hunk, oldStart: hunk.oldStart - start + 1 }));
    return removed ? '' : applyPatch(value, { ...own, hunks }) || value;
  });
  return parts.join('');
}

function readBack(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}
