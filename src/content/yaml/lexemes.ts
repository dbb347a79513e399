import { Lexer } from 'yaml';

/** A token of YAML, before parsing. */
export interface Lexeme {
  /** Offset in the YAML text. */
  at: number;
  text: string;
  /** Plain text, text below | or >, or quoted text; everything else is punctuation. */
  kind: 'plain' | 'block' | 'quoted' | 'sign';
  /** What stands before it on its line. */
  lead: string;
  /** The previous token, except spaces, line ends and comments. */
  before: string;
  /** The number of open brackets around it; below zero for a bracket that closes what none opens. */
  depth: number;
}

/** Control characters that the lexer inserts; data files cannot contain them. */
const scalarFollows = '\u001F';
const marks = new Set([scalarFollows, '\u0002', '\u0018']);

export function lexemesOf(yaml: string): Lexeme[] {
  const lexemes: Lexeme[] = [];
  let [at, line, depth, before, isScalar, isBlock] = [0, 0, 0, '', false, false];
  for (const text of new Lexer().lex(yaml)) {
    if (marks.has(text)) {
      isScalar = text === scalarFollows;
      continue;
    }
    const kind = isScalar ? (isBlock ? 'block' : 'plain') : /^["']/.test(text) ? 'quoted' : 'sign';
    if (kind === 'sign' && (text === ']' || text === '}')) depth--;
    lexemes.push({ at, text, kind, lead: yaml.slice(line, at), before, depth });
    if (depth < 0 || (kind === 'sign' && (text === '[' || text === '{'))) depth++;
    if (kind === 'sign' && /^[|>]/.test(text)) isBlock = true;
    else if (kind !== 'sign') isBlock = false;
    if (text.includes('\n')) line = at + text.lastIndexOf('\n') + 1;
    if (text.trim() !== '' && !(kind === 'sign' && text.startsWith('#'))) before = text;
    isScalar = false;
    at += text.length;
  }
  return lexemes;
}
