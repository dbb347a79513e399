import type { commands } from '../commands.mjs';

/** An option in the table of commands. */
interface Option {
  /** What it is for. */
  means: string;
  /** What stands for its value in the usage; a switch has none. */
  value?: string;
  default?: string;
  /** Makes the value of the text that was typed, or tells what is wrong with it. */
  read?: (text: string, option: string, typed: Record<string, string | undefined>) => unknown;
}

/** What a command takes beside its options. */
interface Positionals {
  /** How the usage shows them. */
  shown: string;
  least: number;
  most: number;
  /** What to write when there are too few or too many. */
  wanted: string;
  /** All that the first word may be. */
  kinds?: readonly string[];
  /** Words that people try, and how they get what they wanted. */
  otherwise?: Record<string, string>;
  /** What some of them mean. */
  mean?: Record<string, string>;
}

export interface Command {
  /** One sentence. */
  does: string;
  /** Below scripts/; it exports `run`, which takes a `Call`, and does nothing until then. */
  module: string;
  /** Runs from built code, and gets `BuiltFolders`. */
  isBuilt?: true;
  /** Changes data as a whole: where the disk refuses a part of it, the rest is taken back. */
  takesBack?: true;
  options: Record<string, Option>;
  positionals?: Positionals;
  /** What can be typed behind the name. */
  examples?: readonly string[];
}

/** What a command line asks of a command. */
export interface Asked {
  options: Record<string, unknown>;
  positionals: string[];
}

type ValueOf<O> = O extends { value: string }
  ? | (O extends { read: (...given: never[]) => infer T } ? T : string)
    | (O extends { default: string } ? never : undefined)
  : boolean;

type Table = typeof commands;

/** The options of a command, as values. */
type Options<Name extends keyof Table> = {
  [O in keyof Table[Name]['options']]: ValueOf<Table[Name]['options'][O]>;
};

/** What the `run` of a command gets. */
export type Call<Name extends keyof Table> = {
  options: Options<Name>;
  positionals: string[];
} & (Table[Name] extends { isBuilt: true } ? { folders: BuiltFolders } : unknown);

/** Where the code that is running was built, and where the generator keeps what it remembers. */
export interface BuiltFolders {
  bundles: string;
  /** Changes with the code that reads the data. */
  contentCode: string;
  cache: string;
  checkout: string;
}
