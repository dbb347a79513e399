import type { commands } from '../commands.mjs';

type ValueOf<O> = O extends { value: string }
  ? | (O extends { read: (...given: never[]) => infer T } ? T : string)
    | (O extends { default: string } ? never : undefined)
  : boolean;

type Table = typeof commands;

/** The options of a command, as values. */
type Options<Name extends keyof Table> = {
  [O in keyof Table[Name]['options']]: ValueOf<Table[Name]['options'][O]>;
};

/** The arguments that are not options; the first is one of the command's kinds, where it has any. */
type Positionals<Command> = Command extends { positionals: { kinds: readonly (infer Kind)[] } }
  ? [kind: Kind, ...others: string[]]
  : string[];

/** The argument of a command's `run`. */
export type Call<Name extends keyof Table> = {
  options: Options<Name>;
  positionals: Positionals<Table[Name]>;
} & (Table[Name] extends { isBuilt: true } ? { folders: BuiltFolders } : unknown);

/** The bundles that are running, and where the generator keeps its caches. */
export interface BuiltFolders {
  bundles: string;
  /** Changes with the code that reads the data. */
  contentCode: string;
  cache: string;
  checkout: string;
}
