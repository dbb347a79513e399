import type { Problem } from '#lib/problem.ts';
import { guideTemplateFile } from '../collections.ts';
import type { TextCache } from '../text-cache.ts';
import { fileLabel, isDataFile } from '../files/list-files.ts';
import { readText } from '../files/read-text.ts';
import { parseSource } from './parse-source.ts';
import type { Source } from '../source.ts';
import { checkTemplateText, checkTexts, type DataLink } from '../texts/check-texts.ts';
import { checkTemplate } from '../texts/guide.ts';
import { checkPastedSigns } from '../texts/markdown/pasted-signs.ts';

/** A data folder while it is read. */
export interface FolderBeingRead {
  dir: string;
  names: readonly string[];
  /** Files that do not belong where they are. */
  misplaced: ReadonlySet<string>;
  textCache: TextCache;
  problems: Problem[];
}

/** Parses every file of the folder, and collects the links in their texts. */
export function readSources({ dir, names, misplaced, textCache, problems }: FolderBeingRead) {
  const sources = new Map<string, Source>();
  const links: DataLink[] = [];
  for (const name of names) {
    if (!isDataFile(name) || misplaced.has(name) || name === guideTemplateFile) continue;
    const text = readText(dir, name, problems);
    const source =
      text === undefined ? undefined : parseSource(fileLabel(dir, name), text, problems, textCache);
    if (!source) continue;
    sources.set(name, source);
    links.push(...checkTexts(name, source, textCache, problems));
  }
  return { sources, links };
}

/** The guide template, empty if there is none; its links are added to the others. */
export function readGuideTemplate(
  { dir, names, textCache, problems }: FolderBeingRead,
  links: DataLink[],
): string {
  const label = fileLabel(dir, guideTemplateFile);
  const template = names.includes(guideTemplateFile)
    ? (readText(dir, guideTemplateFile, problems) ?? '')
    : '';
  checkTemplate(label, template, problems);
  checkPastedSigns(label, template, 1, problems);
  links.push(...checkTemplateText(label, template, textCache, problems));
  return template;
}
