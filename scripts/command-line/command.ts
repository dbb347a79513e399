/** An option in the table of commands. */
interface Option {
  /** Its description in the usage. */
  description: string;
  /** Placeholder for its value in the usage; a switch has none. */
  value?: string;
  default?: string;
  /** Parses the typed text; throws `WrongUsage` where it is wrong. */
  read?: (text: string, option: string, typed: Record<string, string | undefined>) => unknown;
}

/** The arguments of a command that are not options. */
interface Positionals {
  /** Their form in the usage, which also says how many there are: `KIND [FILE]` is one or two, `PART…` one or more. */
  synopsis: string;
  /** Says what to write when there are too few or too many. */
  wanted: string;
  /** Allowed values of the first one. */
  kinds?: readonly string[];
  /** Other words that people try as the first one, and what to use instead. */
  hints?: Record<string, string>;
  /** Descriptions of some of the kinds. */
  kindDescriptions?: Record<string, string>;
}

export interface Command {
  /** One sentence. */
  description: string;
  /** Runs from the bundles, and gets `BuiltFolders`. */
  isBuilt?: true;
  /** Changes all of the data or none: where writing fails, earlier changes are undone. */
  isAtomic?: true;
  options: Record<string, Option>;
  positionals?: Positionals;
  /** Arguments to type after the name. */
  examples?: readonly string[];
}

/** A parsed command line. */
export interface Asked {
  options: Record<string, unknown>;
  positionals: string[];
}
