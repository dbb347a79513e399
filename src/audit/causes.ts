import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileLabel, listFiles } from '#content/read.ts';
import type { Mask } from '#similarity/mask.ts';
import type { Route, RouteKind } from '#site/routes.ts';
import type { Cause } from './finding.ts';
import { sharedTemplateFolders, templateFiles } from './template-files.ts';

/** A text that is written somewhere, for searching in it. */
interface SearchedFile {
  /** Small letters, single spaces in place of all that is no letter or digit. */
  text: string;
  /** Where each line begins in `text`. */
  lineStarts: number[];
}

/** So many words in a row are looked for at first; fewer when they are not found. */
const longestRun = 10;
const shortestRun = 2;

/**
 * Finds the line of data or of a template behind what a page says: the file, among those the page is made
 * of, that holds the longest run of its words.
 */
export class Causes {
  private readonly files = new Map<string, SearchedFile | undefined>();
  private readonly found = new Map<string, Cause>();
  private readonly dataFiles: string[];
  private readonly templates: string[];

  constructor(
    private readonly root: string,
    private readonly data: string,
    private readonly mask: Mask,
  ) {
    this.dataFiles = listFiles(data).filter((name) => /\.(?:ya?ml|md)$/.test(name));
    this.templates = sharedTemplateFolders.flatMap((folder) => sourcesIn(root, folder));
  }

  /**
   * Where a text of a page is written; with `holding`, where these words of it are. Texts that differ in names
   * only have one cause.
   */
  ofText(route: Route, text: string, holding = ''): Cause {
    const words = this.mask.words(text).join(' ');
    const key = `${route.kind} ${'topic' in route ? route.topic.slug : ''} ${words} ${holding}`;
    let cause = this.found.get(key);
    if (!cause) this.found.set(key, (cause = this.search(route, text, plain(holding))));
    return cause;
  }

  /** The template of a kind of page, or another file of the program, at the words that are given. */
  ofTemplate(kind: RouteKind): Cause {
    return this.inFile(templateFiles[kind], 'definePage(');
  }

  inFile(file: string, words: string): Cause {
    const lines = this.linesOf(file);
    return { file, line: Math.max(1, lines.findIndex((line) => line.includes(words)) + 1) };
  }

  inData(name: string, words: string): Cause {
    return this.inFile(fileLabel(this.data, name), words);
  }

  private search(route: Route, text: string, holding: string): Cause {
    const words = plain(text).split(' ').filter(Boolean);
    const near = this.filesOf(route);
    const far = [...this.dataFiles.map((name) => fileLabel(this.data, name)), ...this.templates];
    for (
      let length = Math.min(longestRun, words.length);
      length >= Math.min(shortestRun, words.length);
      length--
    ) {
      for (const files of [near, far]) {
        const hit = this.findRun(files, words, length, holding);
        if (hit) return hit;
      }
    }
    return this.ofTemplate(route.kind);
  }

  private findRun(
    files: readonly string[],
    words: readonly string[],
    length: number,
    holding: string,
  ): Cause | undefined {
    for (let start = 0; start + length <= words.length; start++) {
      const run = ` ${words.slice(start, start + length).join(' ')} `;
      if (!run.includes(holding)) continue;
      for (const file of files) {
        const searched = this.searched(file);
        const at = searched?.text.indexOf(run) ?? -1;
        if (at !== -1)
          return { file, line: searched!.lineStarts.findLastIndex((begin) => begin <= at + 1) + 1 };
      }
    }
    return undefined;
  }

  /** What a page is made of, its own data first. */
  private filesOf(route: Route): string[] {
    const own: string[] = [];
    if ('area' in route) own.push(route.area.file);
    if ('post' in route) own.push(route.post.file, fileLabel(this.data, 'guide-template.md'));
    if ('topic' in route) own.push(route.topic.file, ...this.postFiles(route.topic.post));
    if ('place' in route) {
      own.push((route.place.kind === 'county' ? route.place.county : route.place.county.county).file);
    }
    if (route.kind === 'keyword') own.push(fileLabel(this.data, 'keywords.yaml'));
    if (route.kind === 'home' || route.kind === 'testimonials') {
      own.push(fileLabel(this.data, 'testimonials.yaml'));
    }
    const page = route.kind.endsWith('not-found') ? 'not-found' : route.kind;
    own.push(fileLabel(this.data, `pages/${page}.yaml`), fileLabel(this.data, 'site.yaml'));
    return [...own, templateFiles[route.kind]];
  }

  private postFiles(slug: string): string[] {
    return [`posts/${slug}.md`, `guides/${slug}.yaml`].map((name) => fileLabel(this.data, name));
  }

  private searched(file: string): SearchedFile | undefined {
    if (!this.files.has(file)) this.files.set(file, searchable(this.linesOf(file)));
    return this.files.get(file);
  }

  private linesOf(file: string): string[] {
    try {
      return readFileSync(path.resolve(this.root, file), 'utf8').split('\n');
    } catch {
      return [];
    }
  }
}

function searchable(lines: readonly string[]): SearchedFile | undefined {
  if (lines.length === 0) return undefined;
  const lineStarts: number[] = [];
  let text = ' ';
  for (const line of lines) {
    lineStarts.push(text.length);
    const words = plain(line);
    if (words !== '') text += `${words} `;
  }
  return { text, lineStarts };
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function sourcesIn(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .sort();
}
