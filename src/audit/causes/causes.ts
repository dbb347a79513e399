import { guideTemplateFile } from '#content/collections.ts';
import { filesBelow } from '#content/files/files-below.ts';
import { fileLabel, isDataFile, listFiles } from '#content/files/list-files.ts';
import { dataFileOf } from '#site/plan.ts';
import { wordsFileOf, type Route, type RouteKind } from '#site/routes/routes.ts';
import type { Mask } from '#site/own-words/mask.ts';
import { plainWords, SearchedFiles, type Cause } from './searched-files.ts';
import { templateFolders, templateOf } from './templates.ts';

/** In words: the longest phrase to search for; shorter ones follow. */
const longestPhrase = 10;
/** Shorter phrases are ambiguous; they count only in the page's own files. */
const leastOfOtherFiles = 2;

/** Finds the source line of a page's text: the one with the longest phrase of it, in the page's own files first. */
export class Causes {
  private readonly files: SearchedFiles;
  private readonly found = new Map<string, Cause>();
  private readonly dataFiles: string[];
  private readonly templates: string[];

  constructor(
    root: string,
    private readonly data: string,
    private readonly mask: Mask,
  ) {
    this.files = new SearchedFiles(root);
    this.dataFiles = listFiles(data).flatMap((name) => (isDataFile(name) ? [fileLabel(data, name)] : []));
    this.templates = templateFolders.flatMap((folder) => [...filesBelow(root, folder)].sort());
  }

  /** The source of a page's text, or of `holding` in it; texts that differ only in names share a cause. */
  ofText(route: Route, text: string, holding = ''): Cause {
    const words = this.mask.words(text).join(' ');
    const own = 'post' in route ? route.post.file : 'area' in route ? route.area.file : '';
    const key = `${route.kind} ${own} ${'topic' in route ? route.topic.slug : ''} ${words} ${holding}`;
    return this.once(key, () => this.search(route, text, plainWords(holding)));
  }

  /** The line of a template that prints this; otherwise its definition. */
  inTemplate(kind: RouteKind, written = ''): Cause {
    const { file, name } = templateOf(kind);
    const words = plainWords(written).split(' ');
    for (let length = words.length; length >= leastOfOtherFiles; length--) {
      const found = this.files.find([file, ...this.templates], words, length, '');
      if (found) return found;
    }
    return this.inFile(file, `export const ${name} = `);
  }

  /** The data that a page is made of, where it can be given more text. */
  inOwnData(route: Route): Cause {
    const [file] = this.filesOf(route);
    return this.inFile(file!, route.kind === 'keyword' ? route.keyword.keyword : '');
  }

  /** The first line of a file that holds these words. */
  inFile(file: string, words: string): Cause {
    return this.once(`${file} ${words}`, () => {
      const at = this.files.linesOf(file).findIndex((line) => line.includes(words));
      return { file, line: Math.max(1, at + 1) };
    });
  }

  inOneOf(files: readonly string[], words: string): Cause {
    const found = files.map((file) => this.inFile(file, words));
    return found.find(({ line }) => line > 1) ?? found[0]!;
  }

  *dataTexts(): Generator<{ file: string; text: string }> {
    for (const file of this.dataFiles) yield { file, text: this.files.linesOf(file).join('\n') };
  }

  inData(name: string, words: string): Cause {
    return this.inFile(fileLabel(this.data, name), words);
  }

  private once(key: string, search: () => Cause): Cause {
    const cause = this.found.get(key) ?? search();
    this.found.set(key, cause);
    return cause;
  }

  private search(route: Route, text: string, holding: string): Cause {
    const words = plainWords(text).split(' ').filter(Boolean);
    const own = this.filesOf(route);
    const others = [...this.dataFiles, ...this.templates];
    // Only the few files with any of the words are searched for long phrases.
    const likely = others.filter((file) => this.files.find([file], words, leastOfOtherFiles, ''));
    for (let length = Math.min(longestPhrase, words.length); length > 0; length--) {
      const found =
        this.files.find(own, words, length, holding) ??
        (length >= leastOfOtherFiles ? this.files.find(likely, words, length, holding) : undefined);
      if (found) return found;
    }
    return this.inTemplate(route.kind);
  }

  /** What a page is made of, its own data first. */
  private filesOf(route: Route): string[] {
    const own: string[] = [];
    if ('topic' in route) {
      const { file, post } = route.topic;
      own.push(file, `posts/${post}.md`, `guides/${post}.yaml`);
    }
    if (route.kind === 'home' || route.kind === 'testimonials') own.push('testimonials.yaml');
    own.push(dataFileOf(route));
    if ('post' in route) own.push(guideTemplateFile);
    own.push(wordsFileOf(route.kind), 'pages/shell.yaml', 'site.yaml');
    return [...own.map((name) => fileLabel(this.data, name)), templateOf(route.kind).file];
  }
}
