import { problemOfFile, type Path, type Problem, type SourceLocation } from '#lib/problem.ts';
import { folders } from '../../collections.ts';
import { isComposed } from '../guide.ts';
import type { TextCache } from '../../text-cache.ts';
import { metaOf, schemaAt } from '../../schema-at.ts';
import { isDraft, pathInWords, positionInText, type Source } from '../../source.ts';
import { eachText } from '../each-text.ts';
import { readMarkdown, type TextLink, type TextMistake } from './read-markdown.ts';

/** A link or picture in a text of the data. */
export interface DataLink extends SourceLocation, Pick<TextLink, 'url' | 'isPicture'> {
  isDraft: boolean;
}

type Placed<T> = T & { path: string };

/** Results for all texts of a file; its name is added later, as files with the same text share the results. */
interface FileReading {
  mistakes: Placed<TextMistake>[];
  links: Placed<TextLink>[];
}

/** Reads every Markdown text of a file: mistakes become problems, and its links are returned. */
export function checkMarkdown(
  name: string,
  source: Source,
  textCache: TextCache,
  problems: Problem[],
): DataLink[] {
  const [folder = ''] = name.split('/');
  const isMarkdown = markdownTexts[folder];
  if (!isMarkdown) return [];
  const { file, text } = source;
  const { mistakes, links } = textCache.get(`texts ${folder}`, text, () => readTexts(source, isMarkdown));
  for (const { line, column, path, says, fix } of mistakes)
    problems.push({ file, line, column, path, says, fix });
  return links.map((link) => ({ ...link, file, isDraft: isDraft(source) }));
}

/** Reads a file that is Markdown as a whole, like the texts of other files. */
export function checkMarkdownFile(
  file: string,
  text: string,
  textCache: TextCache,
  problems: Problem[],
): DataLink[] {
  const { mistakes, links } = textCache.get('markdown', text, () => readMarkdown(text));
  for (const { says, fix, ...at } of mistakes) problems.push(problemOfFile(file, [says, fix], at));
  return links.map((link) => ({ ...link, file, path: '', isDraft: false }));
}

type IsMarkdown = (path: Path) => boolean;

const asTheSchemaSays =
  (folder: keyof typeof folders): IsMarkdown =>
  (path) => {
    const schema = schemaAt(folders[folder], path);
    return schema !== undefined && metaOf(schema).shownAs === 'markdown';
  };

/** The folders with Markdown, and which of their fields are Markdown besides the body. */
export const markdownTexts: Record<string, IsMarkdown> = {
  posts: () => false,
  guides: ([part]) => isComposed(String(part)),
  'practice-areas': asTheSchemaSays('practice-areas'),
  'service-areas': asTheSchemaSays('service-areas'),
};

function readTexts(source: Source, isMarkdown: IsMarkdown): FileReading {
  const reading: FileReading = { mistakes: [], links: [] };
  const add = (text: string, place: <T extends TextMistake | TextLink>(found: T) => Placed<T>) => {
    const { mistakes, links } = readMarkdown(text);
    reading.mistakes.push(...mistakes.map(place));
    reading.links.push(...links.map(place));
  };
  eachText(source, (text, path) => {
    if (!isMarkdown(path)) return;
    add(text, (found) => ({
      ...found,
      ...positionInText(source, path, found.written),
      path: pathInWords(path),
    }));
  });
  add(source.body, (found) => ({ ...found, line: source.bodyLine + found.line - 1, path: '' }));
  return reading;
}
