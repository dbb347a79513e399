import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { complaintsOf } from '../scripts/code-tools.ts';
import { contentsOf } from './support/files.ts';
import { root, temporaryFolder } from './support/site.ts';

const sloppy = 'var a=1 ;debugger\nif (a=2) {}\n';
const generated = {
  'assets/entries/start.js': sloppy,
  'assets/notes.ts': 'const a: number = "b"',
  'index.html': '<p>Teh  page',
  'website_pages.csv': 'Type,URL',
};

const outputs = ['site', 'part-1', 'www.example.com'];

/** A small checkout with sites in it that were made into other folders than dist. */
let checkout: string;
beforeAll(() => {
  checkout = temporaryFolder();
  const configured = ['.oxlintrc.json', '.prettierignore', 'tsconfig.json'];
  for (const name of [...configured, 'package.json']) {
    cpSync(path.join(root, name), path.join(checkout, name), { recursive: true });
  }
  // All that the configurations name.
  mkdirSync(path.join(checkout, 'node_modules'));
  for (const name of ['node_modules/@types', 'node_modules/tsx', 'node_modules/vite']) {
    symlinkSync(path.join(root, name), path.join(checkout, name), 'junction');
  }
  const own = {
    'src/own.ts': "export const own = 'ours';\n",
    'tests/own.test.ts': "export const test = 'ours';\n",
    'vite.config.ts': "export const config = 'ours';\n",
    'data/site.yaml': 'name: "Ours"\n',
  };
  write(checkout, own);
  for (const folder of outputs) write(path.join(checkout, folder), generated);
});

function write(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
}

describe('A tool that is not installed', () => {
  it.each(['types', 'rules'] as const)('is named, with what to run: %s', async (tool) => {
    const name = { types: 'typescript', rules: 'oxlint' }[tool];
    expect(await complaintsOf(tool, checkout)).toBe(
      `This command needs the package ${name}, which is not installed.\nRun: npm ci`,
    );
  });
});

describe('A site in another folder of the checkout', () => {
  it.each(['types', 'rules', 'format'] as const)('is ignored by the tools: %s', async (tool) => {
    expect(await complaintsOf(tool, root, checkout)).toBe('');
    for (const folder of outputs) {
      expect(contentsOf(path.join(checkout, folder))).toEqual(new Map(Object.entries(generated).sort()));
    }
  });
});

describe('Our own code', () => {
  it.each(['src/own.ts', 'scripts/own.ts', 'tests/own.ts', 'own.config.ts'])(
    'is read by npm run lint all the same: %s',
    async (name) => {
      write(checkout, { [name]: sloppy });
      const complaints = await complaintsOf('rules', root, checkout);
      write(checkout, { [name]: '' });
      expect(complaints).toContain(name);
      expect(complaints).toContain('debugger');
    },
  );

  it('is formatted', async () => {
    const sources = ['src/a.ts', 'scripts/a.ts', 'tests/a.ts', '.github/a.yml', 'a.config.ts'];
    write(checkout, Object.fromEntries(sources.map((name) => [name, 'a  :  b'])));
    await complaintsOf('format', root, checkout);
    const formatted = sources.filter((name) =>
      /^a: b;?\n$/.test(readFileSync(path.join(checkout, name), 'utf8')),
    );
    expect(formatted).toEqual(sources);
  });
});
