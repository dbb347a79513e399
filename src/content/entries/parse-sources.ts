import { guideTemplateFile } from '../collections.ts';
import type { FolderBeingRead } from '../reader.ts';
import { fileLabel, isDataFile } from '../files/list-files.ts';
import { readText } from '../files/read-text.ts';
import { parseSource } from './parse-source.ts';
import type { Source } from '../source.ts';
import { checkMarkdownFile, checkMarkdown, type DataLink } from '../texts/markdown/check-markdown.ts';
import { checkTemplate } from '../texts/guide.ts';
import { checkPastedSigns } from '../texts/markdown/pasted-signs.ts';

/**
 * Parses every file of the folder, the guide template and those in the wrong place aside, and collects the links in all
 * texts.
 */
export function parseSources(folder: FolderBeingRead, misplaced: ReadonlySet<string>) {
  const { dir, names, textCache, problems } = folder;
  const sources = new Map<string, Source>();
  const links: DataLink[] = [];
  for (const name of names) {
    if (!isDataFile(name) || misplaced.has(name) || name === guideTemplateFile) continue;
    const text = readText(dir, name, problems);
    const source =
      text === undefined ? undefined : parseSource(fileLabel(dir, name), text, problems, textCache);
    if (!source) continue;
    sources.set(name, source);
    links.push(...checkMarkdown(name, source, textCache, problems));
  }
  const template = readGuideTemplate(folder);
  links.push(...template.links);
  return { sources, template: template.text, links };
}

/** The guide template, empty if there is none. */
function readGuideTemplate({ dir, names, textCache, problems }: FolderBeingRead) {
  const label = fileLabel(dir, guideTemplateFile);
  const isThere = names.includes(guideTemplateFile);
  const text = isThere ? (readText(dir, guideTemplateFile, problems) ?? '') : '';
  checkTemplate(label, text, problems);
  checkPastedSigns(label, text, 1, problems);
  return { text, links: checkMarkdownFile(label, text, textCache, problems) };
}
