import type { Problem } from '#lib/problem.ts';
import type { Source } from './source.ts';
import type { TextCache } from './text-cache.ts';
import type { Placeholders } from './texts/placeholders.ts';

/** A data folder while it is read. */
export interface FolderBeingRead {
  dir: string;
  names: readonly string[];
  textCache: TextCache;
  problems: Problem[];
}

/** A data folder with its parsed files and the values of their placeholders. */
export interface Reader extends FolderBeingRead {
  sources: Map<string, Source>;
  placeholders: Placeholders;
  /** Groups of placeholders whose own file has mistakes; see `fillSource`. */
  unread: ReadonlySet<string>;
}
