import { chmodSync, readFileSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeWhole } from '#content/files/write-whole.ts';
import { temporaryFolder } from '../support/site.ts';

function* brokenOff(): Generator<string> {
  yield 'Half of ';
  throw new Error('The disk is full.');
}

function* whileAnotherWrites(file: string): Generator<string> {
  yield 'Mi';
  writeWhole(file, 'Theirs');
  expect(readFileSync(file, 'utf8')).toBe('Theirs');
  yield 'ne';
}

describe('A file that is written as a whole', () => {
  it('keeps its old text when writing fails, and leaves no temporary file', () => {
    const folder = temporaryFolder();
    const file = path.join(folder, 'lastmod.txt');
    writeFileSync(file, 'The old one');
    expect(() => writeWhole(file, brokenOff())).toThrow('The disk is full.');
    expect(readdirSync(folder)).toEqual(['lastmod.txt']);
    expect(readFileSync(file, 'utf8')).toBe('The old one');
  });

  it('has the text of whoever finishes last when two write it at once', () => {
    const folder = temporaryFolder();
    const file = path.join(folder, 'lastmod.txt');
    writeWhole(file, whileAnotherWrites(file));
    expect(readFileSync(file, 'utf8')).toBe('Mine');
    expect(readdirSync(folder)).toEqual(['lastmod.txt']);
  });

  it.skipIf(process.platform === 'win32')(
    'may still be changed by the colleagues who could change it',
    () => {
      const file = path.join(temporaryFolder(), 'site.yaml');
      writeFileSync(file, 'The old one');
      chmodSync(file, 0o666);
      writeWhole(file, 'The new one');
      expect(statSync(file).mode & 0o777).toBe(0o666);
    },
  );

  it('is the target of a symbolic link, and the link stays', () => {
    const [folder, elsewhere] = [temporaryFolder(), temporaryFolder()];
    const [link, file] = [path.join(folder, 'site.yaml'), path.join(elsewhere, 'site.yaml')];
    writeFileSync(file, 'The old one');
    symlinkSync(file, link);
    writeWhole(link, ['The ', 'new one']);
    expect(readFileSync(file, 'utf8')).toBe('The new one');
    expect(readdirSync(folder, { withFileTypes: true }).map((entry) => entry.isSymbolicLink())).toEqual([
      true,
    ]);
  });
});
