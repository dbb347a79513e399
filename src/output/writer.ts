import { closeSync, cpSync, existsSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { fileOf } from '#site/address.ts';

/**
 * The one writer of the site. Everything goes to a folder beside `out`, which takes its place at the end in
 * one move: until then, and whatever goes wrong, the site that was there stays whole.
 */
export class SiteWriter {
  private readonly next: string;
  private readonly folders = new Set<string>();
  files = 0;

  constructor(private readonly out: string) {
    this.next = `${out}.next`;
    rmSync(this.next, { recursive: true, force: true });
    mkdirSync(this.next, { recursive: true });
  }

  page(address: string, bytes: Buffer): void {
    this.file(fileOf(address), bytes);
  }

  file(name: string, content: Buffer | string): void {
    const handle = openSync(this.target(name), 'w');
    try {
      if (typeof content === 'string') writeSync(handle, content);
      else writeSync(handle, content);
    } finally {
      closeSync(handle);
    }
    this.files++;
  }

  /** A file too large to hold: `add` as often as needed, then `end`. */
  stream(name: string): { add(text: string): void; end(): void } {
    const handle = openSync(this.target(name), 'w');
    this.files++;
    return { add: (text) => void writeSync(handle, text), end: () => closeSync(handle) };
  }

  copy(from: string, name: string): void {
    cpSync(from, path.join(this.next, name), { recursive: true });
  }

  finish(): void {
    const old = `${this.out}.old`;
    rmSync(old, { recursive: true, force: true });
    if (existsSync(this.out)) renameSync(this.out, old);
    renameSync(this.next, this.out);
    rmSync(old, { recursive: true, force: true });
  }

  abandon(): void {
    rmSync(this.next, { recursive: true, force: true });
  }

  private target(name: string): string {
    const slash = name.lastIndexOf('/');
    const folder = slash === -1 ? '' : name.slice(0, slash);
    if (!this.folders.has(folder)) {
      mkdirSync(path.join(this.next, folder), { recursive: true });
      this.folders.add(folder);
    }
    return `${this.next}/${name}`;
  }
}
