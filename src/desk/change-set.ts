import { valuesIn, withValues, type FileChange } from './data-file.ts';
import type { DataFiles } from './data-folder.ts';
import type { Values } from './values.ts';

/** Changes that belong together, collected file by file. */
export class ChangeSet {
  private readonly texts = new Map<string, string>();
  private readonly moves = new Map<string, string>();
  private readonly removed = new Set<string>();

  constructor(private readonly folder: DataFiles) {}

  valuesOf(name: string): Values {
    return valuesIn(name, this.textOf(name));
  }

  /** Changes the named values of a file; everything else in it stays as it is. */
  edit(name: string, change: (values: Values) => void): void {
    const text = this.textOf(name);
    const values = valuesIn(name, text);
    const before = JSON.stringify(values);
    change(values);
    if (JSON.stringify(values) !== before) this.texts.set(name, withValues(name, text, values));
  }

  write(name: string, text: string): void {
    this.texts.set(name, text);
  }

  move(from: string, to: string): void {
    this.moves.set(from, to);
  }

  remove(name: string): void {
    this.removed.add(name);
  }

  textOf(name: string): string {
    return this.texts.get(name) ?? this.folder.read(name);
  }

  changes(): FileChange[] {
    const names = new Set([...this.texts.keys(), ...this.moves.keys(), ...this.removed]);
    return [...names].map((name) => {
      if (this.removed.has(name)) return { name, gone: true };
      const [text, to] = [this.texts.get(name), this.moves.get(name)];
      return { name, ...(text !== undefined && { text }), ...(to && { to }) };
    });
  }
}
