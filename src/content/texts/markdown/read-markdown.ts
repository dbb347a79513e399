import type { Nodes, Text } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { LetterParts, Position } from '#lib/problem.ts';
import { forbiddenCharacter, letterAboutNamed } from '../forbidden-characters.ts';
import { findMisread } from '../misreadings.ts';
import { markdownLetters, letterAboutHtml } from './markdown-letters.ts';
import { misreadingsIn, noFootnotes } from './misread-signs.ts';
import { TextLines } from './text-lines.ts';

interface Passage extends Position {
  /** The source text there, up to the end of the line. */
  written: string;
}

export interface TextMistake extends Passage {
  says: string;
  fix: string;
}

export interface TextLink extends Passage {
  url: string;
  isPicture: boolean;
}

/** Any Markdown or HTML syntax; a text without it is plain words. */
const anySign = /[<[\]`*#|&~=\\【]|:\/\/|www\.|turn\d|^(?:[ \t]|[-+>]|\d+[.)])/im;

/** The links of a Markdown text, and everything in it that would not appear as intended. */
export function readMarkdown(markdown: string): { mistakes: TextMistake[]; links: TextLink[] } {
  if (!anySign.test(markdown)) return { mistakes: [], links: [] };
  const reading = new Reading(new TextLines(markdown));
  reading.read();
  return {
    mistakes: reading.mistakes.sort((a, b) => a.line - b.line || a.column - b.column),
    links: reading.links,
  };
}

class Reading {
  readonly mistakes: TextMistake[] = [];
  readonly links: TextLink[] = [];
  /** Lines that print something, or that have a problem. */
  private readonly seen = new Set<number>();
  /** Addresses with a name, and the names that links use. */
  private readonly defined = new Map<string, Nodes>();
  private readonly used = new Set<string>();
  private readonly tags = new Set<string>();

  constructor(private readonly lines: TextLines) {}

  read(): void {
    this.visit(unified().use(remarkParse).parse(this.lines.text));
    for (const [name, node] of this.defined) {
      if (this.used.has(name)) this.see(node);
      else this.tell(node, markdownLetters.unused);
    }
    for (let line = 1; line <= this.lines.count; line++) {
      if (!this.seen.has(line) && !/^[\s>]*$/.test(this.lines.wordsOf(line).words))
        this.tellLine(line, markdownLetters.nothingSeen);
    }
  }

  private visit(node: Nodes, isLinked = false): void {
    switch (node.type) {
      case 'text':
        this.visitText(node, isLinked);
        break;
      case 'paragraph':
        this.tellMisread(node, 'paragraph');
        if (node.position!.start.column === 1) this.tellMisread(node, 'block');
        break;
      case 'inlineCode':
      case 'thematicBreak':
        this.see(node);
        break;
      case 'html':
        this.visitHtml(node);
        break;
      case 'heading':
        // An underline of hyphens or equals signs also makes a heading.
        if (!this.rawOf(node).startsWith('#')) this.tellLine(node.position!.end.line, markdownLetters.setext);
        break;
      case 'code':
        this.see(node);
        if (!/^\s*(?:`{3}|~{3})/.test(this.rawOf(node))) this.tell(node, markdownLetters.indented);
        else if (node.lang) this.tell(node, markdownLetters.fenceInfo);
        break;
      case 'link':
        this.find(node, node.url);
        if (node.children.length === 0) this.tell(node, markdownLetters.emptyLink);
        break;
      case 'image':
        this.see(node);
        this.find(node, node.url, true);
        if (!node.alt?.trim()) this.tell(node, markdownLetters.noAlt);
        break;
      case 'definition':
        if (this.defined.has(node.identifier)) return this.tell(node, markdownLetters.defined);
        this.defined.set(node.identifier, node);
        this.find(node, node.url);
        break;
      case 'linkReference':
        if (node.identifier.startsWith('^')) this.tell(node, noFootnotes);
        this.used.add(node.identifier);
        break;
      case 'imageReference':
        this.see(node);
        this.used.add(node.identifier);
        if (!node.alt?.trim()) this.tell(node, markdownLetters.noAlt);
        break;
    }
    const isInLink = isLinked || node.type === 'link' || node.type === 'linkReference';
    if ('children' in node) for (const child of node.children) this.visit(child, isInLink);
  }

  /** Skips the end of something already reported. */
  private visitHtml(node: Extract<Nodes, { type: 'html' }>): void {
    const [, slash, name = ''] = /^<(\/?)([a-z][a-z0-9-]*)/i.exec(node.value) ?? [];
    if (slash && this.tags.has(name)) return this.see(node);
    this.tags.add(name);
    this.tell(node, letterAboutHtml(node.value));
  }

  private visitText(node: Text, isLinked: boolean): void {
    const { line } = node.position!.start;
    node.value.split('\n').forEach((piece, i) => {
      if (piece.trim() !== '') this.seen.add(line + i);
    });
    const found = forbiddenCharacter.exec(node.value);
    if (found) {
      const above = node.value.slice(0, found.index).split('\n').length - 1;
      this.tellLine(line + above, letterAboutNamed(found[0]));
    }
    this.tellMisread(node, isLinked ? 'link' : 'text');
  }

  private tellMisread(node: Nodes, where: keyof typeof misreadingsIn): void {
    for (const { at, written, letter } of findMisread(this.rawOf(node), misreadingsIn[where]))
      this.tellAt(node.position!.start.offset! + at, written, letter);
  }

  private rawOf({ position }: Nodes): string {
    return this.lines.text.slice(position!.start.offset, position!.end.offset);
  }

  private see({ position }: Nodes): void {
    for (let line = position!.start.line; line <= position!.end.line; line++) this.seen.add(line);
  }

  private find(node: Nodes, url: string, isPicture = false): void {
    this.links.push({ ...this.placeOf(node.position!.start.offset!, this.rawOf(node)), url, isPicture });
  }

  private tell(node: Nodes, letter: LetterParts): void {
    this.see(node);
    this.tellAt(node.position!.start.offset!, this.rawOf(node), letter);
  }

  private tellLine(line: number, letter: LetterParts): void {
    this.seen.add(line);
    const { words: written, start } = this.lines.wordsOf(line);
    this.tellAt(start, written, letter);
  }

  private tellAt(offset: number, written: string, [says, fix]: LetterParts): void {
    this.mistakes.push({ ...this.placeOf(offset, written), says, fix });
  }

  private placeOf(offset: number, written: string): Passage {
    return { ...this.lines.positionOf(offset), written: written.split('\n', 1)[0]! };
  }
}
