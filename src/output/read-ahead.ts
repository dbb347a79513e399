import type { Memory } from '#content/memory.ts';
import { fileLabel, listFiles, readText } from '#content/read.ts';
import { parseSource } from '#content/source.ts';
import type { Problem } from '#lib/problem.ts';
import type { TextMemory } from './text-memory.ts';
import type { Threads } from './threads.ts';

/** A file of YAML that a thread is to parse. */
export interface Unread {
  file: string;
  text: string;
}

/** What is read in it; nothing where the letters about it have to be written first. */
export type ReadAhead = object | undefined;

/** Less than this is read before threads have loaded the parser. In characters. */
const worthSharing = 2_000_000;

/** Has threads parse the YAML that the memory does not know, where there is much of it. */
export async function readAhead(data: string, memory: TextMemory, start: () => Threads): Promise<void> {
  const unread: Unread[] = [];
  for (const name of listFiles(data)) {
    const text = name.endsWith('.yaml') ? readText(data, name, []) : undefined;
    if (text && !memory.knows('yaml', text)) unread.push({ file: fileLabel(data, name), text });
  }
  if (unread.reduce((sum, { text }) => sum + text.length, 0) < worthSharing) return;
  // They end with it: a heap that was full of syntax trees stays large.
  const threads = start();
  const read = await threads.read(unread).finally(() => threads.stop());
  unread.forEach(({ text }, i) => {
    if (read[i]) memory.keep('yaml', text, read[i]);
  });
}

/** The work of a thread. */
export const parseAll = (files: readonly Unread[]): ReadAhead[] => files.map(parse);

function parse({ file, text }: Unread): ReadAhead {
  const problems: Problem[] = [];
  let read: ReadAhead;
  const memory: Memory = {
    recall(_work, _text, workOut) {
      const value = workOut();
      read = value as ReadAhead;
      return value;
    },
  };
  try {
    parseSource(file, text, problems, memory);
  } catch {
    // Whoever reads the file next meets the same, and tells it.
    return undefined;
  }
  return problems.length === 0 ? read : undefined;
}
