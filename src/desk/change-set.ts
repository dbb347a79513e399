import { valuesIn, withValues, type FileChange } from './data-file.ts';
import type { DataFiles } from './data-folder.ts';
import type { Values } from './values.ts';

/** Changes that belong together, collected file by file. */
export class ChangeSet {
  /** Each file is read only once, so that edits made meanwhile are not mixed in. */
  private readonly found = new Map<string, string | undefined>();
  private readonly texts = new Map<string, string>();
  private readonly moves = new Map<string, string>();
  readonly removed = new Set<string>();

  constructor(private readonly folder: DataFiles) {}

  valuesOf(name: string): Values {
    return valuesIn(name, this.textOf(name));
  }

  /** Changes named values of a file and preserves everything else. */
  edit(name: string, change: (values: Values) => void): void {
    const text = this.textOf(name);
    const values = valuesIn(name, text);
    const before = JSON.stringify(values);
    change(values);
    if (JSON.stringify(values) !== before) this.write(name, withValues(name, text, values));
  }

  write(name: string, text: string): void {
    this.before(name);
    this.texts.set(name, text);
  }

  move(from: string, to: string): void {
    this.before(from);
    this.moves.set(from, to);
  }

  remove(name: string): void {
    this.before(name);
    this.removed.add(name);
  }

  textOf(name: string): string {
    return this.texts.get(name) ?? this.before(name) ?? '';
  }

  /** The original file; undefined if there is none. */
  before(name: string): string | undefined {
    if (!this.found.has(name))
      this.found.set(name, this.folder.names.includes(name) ? this.folder.read(name) : undefined);
    return this.found.get(name);
  }

  changes(): FileChange[] {
    const names = new Set([...this.texts.keys(), ...this.moves.keys(), ...this.removed]);
    return [...names].map((name) => {
      const before = this.before(name);
      if (this.removed.has(name)) return { name, before, gone: true };
      return { name, before, text: this.texts.get(name), to: this.moves.get(name) };
    });
  }
}
