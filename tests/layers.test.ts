import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentSources } from '../scripts/bundles/code-hashes.mjs';
import { filesOf } from './support/files.ts';
import { root } from './support/site.ts';

interface Layer {
  /** Layers below, whose code may be imported. */
  knows: string;
  /** Layers and packages of which only the types may be imported. */
  types?: string;
  /** Packages, as a pattern. */
  packages: RegExp;
}

const none = /^$/;
const react = /^react$/;

/** From the bottom to the top: imports point down only. */
const layers: Record<string, Layer> = {
  lib: { knows: '', packages: /^node:crypto$/ },
  maps: { knows: 'lib', packages: /^(topojson-.+|lineclip|polylabel)$/ },
  content: {
    knows: 'maps lib',
    packages: /^(node:fs|node:path|zod|yaml|csv-parse|image-size|unified|remark-.+|rehype-.+|hast|mdast)$/,
  },
  site: { knows: 'content maps lib', packages: none },
  flows: { knows: 'lib', types: 'content', packages: none },
  components: { knows: 'site lib styles', packages: /^(react|react-dom|lucide-react)$/ },
  pages: { knows: 'components site content lib', packages: react },
  client: {
    knows: 'flows site lib styles',
    types: 'content',
    packages: /^(react|react-dom|react-day-picker|@radix-ui\/.+|@emailjs\/browser)$/,
  },
  addresses: { knows: 'site content lib', packages: /^node:crypto$/ },
  audit: {
    knows: 'pages site content lib',
    packages: /^(node:.+|csv-stringify|diff|react|react-dom)$/,
  },
  output: {
    knows: 'addresses pages components flows site content lib styles package.json',
    packages: /^(node:.+|react|react-dom|vike|csv-stringify|satori|@resvg\/.+)$/,
  },
  desk: {
    knows: 'output addresses pages site content lib',
    packages: /^(node:.+|zod|yaml|diff|csv-stringify)$/,
  },
  hosts: { knows: 'lib', packages: /^node:(fs|path)$/ },
  vike: {
    knows: 'output client pages components site styles',
    packages: /^(vike|virtual:content)$/,
  },
};

interface Import {
  file: string;
  written: string;
  typesOnly: boolean;
  /** Loaded when it is asked for. */
  onDemand: boolean;
}

const importPattern =
  /^(?:import|export)\s+(type\s)?(?:[^;'"]*?\sfrom\s+)?'([^']+)'|\bimport\((?:\/\*.*?\*\/\s*)?'([^']+)'\)/gm;

function importsOf(file: string): Import[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(importPattern)].map(([, type, from, dynamic]) => ({
    file,
    written: (from ?? dynamic)!,
    typesOnly: type !== undefined,
    onDemand: dynamic !== undefined,
  }));
}

/** The layer or the package that an import leads to. */
function targetOf({ file, written }: Import): string {
  if (written.startsWith('#')) return written.slice(1).split('/')[0]!;
  if (written.startsWith('.')) {
    const [top, layer] = path.posix.join(path.posix.dirname(file), written).split('/');
    return top === 'src' ? layer! : top!;
  }
  return written
    .split('/')
    .slice(0, written.startsWith('@') ? 2 : 1)
    .join('/');
}

const codeIn = (folder: string) =>
  filesOf(path.join(root, folder))
    .filter((name) => /\.(?:tsx?|mjs)$/.test(name))
    .map((name) => `${folder}/${name}`);
const sources = codeIn('src');
const allCode = [...sources, ...codeIn('scripts')];
const layerOf = (file: string) => file.split('/')[1]!;

describe('Imports point down only', () => {
  it('and every folder of src is a layer', () => {
    expect(sources.flatMap(importsOf).length).toBeGreaterThan(sources.length);
    expect([...new Set(sources.map(layerOf))].filter((name) => !(name in layers))).toEqual([]);
  });

  it.each(Object.entries(layers))('from src/%s', (name, { knows, types = '', packages }) => {
    const known = new Set([name, ...knows.split(' ')]);
    const knownTypes = new Set(types.split(' '));
    const offending = sources
      .filter((file) => layerOf(file) === name)
      .flatMap(importsOf)
      .filter((entry) => {
        const target = targetOf(entry);
        return !known.has(target) && !packages.test(target) && !(entry.typesOnly && knownTypes.has(target));
      });
    expect(offending.map(({ file, written }) => `${file} imports ${written}`)).toEqual([]);
  });
});

describe('Parsed texts are reused as long as the code that reads the data is unchanged', () => {
  it('which is the layer of the content and all layers that it imports', () => {
    const read = ['content', ...layers.content!.knows.split(' ')].map((name) => `src/${name}/`);
    expect(contentSources.toSorted()).toEqual([...read, 'package-lock.json'].sort());
  });
});

/** The file that an import leads to, below the root; nothing for packages and styles. */
function fileOf({ file, written }: Import): string | undefined {
  const target = written.startsWith('#')
    ? `src/${written.slice(1)}`
    : path.posix.join(path.posix.dirname(file), written);
  return allCode.includes(target) ? target : undefined;
}

describe('There are no import cycles', () => {
  it('through any number of files, including imports of types', () => {
    const imports = new Map(
      allCode.map((file) => [file, importsOf(file).flatMap((entry) => fileOf(entry) ?? [])]),
    );
    const circles: string[] = [];
    const done = new Set<string>();
    const visit = (file: string, way: readonly string[]): void => {
      if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' > '));
      else if (!done.has(file)) {
        for (const next of imports.get(file)!) visit(next, [...way, file]);
        done.add(file);
      }
    };
    for (const file of allCode) visit(file, []);
    expect(circles).toEqual([]);
  });
});

describe('At once, without imports on demand,', () => {
  it.each([
    [
      'threads that render pages load no schema and no parser',
      'src/output/threads/worker.ts',
      ['lucide-react', 'react', 'react-dom'],
    ],
    [
      'a generate loads no package, as one with nothing changed needs none',
      'scripts/commands/generate.ts',
      [],
    ],
  ])('%s', (_, file, libraries) => {
    const loaded = new Set([file]);
    const packages = new Set<string>();
    for (const each of loaded) {
      for (const entry of importsOf(each).filter(({ typesOnly, onDemand }) => !typesOnly && !onDemand)) {
        const next = fileOf(entry);
        if (next) loaded.add(next);
        else if (/^[^#.]/.test(entry.written)) packages.add(targetOf(entry));
      }
    }
    expect([...packages].filter((name) => !name.startsWith('node:')).sort()).toEqual(libraries);
  });
});

describe('Two folders of a layer do not import each other', () => {
  const isWithin = (inner: string, folder: string) => `${inner}/`.startsWith(`${folder}/`);

  it.each(Object.keys(layers))('in src/%s', (name) => {
    const ways = new Map<string, string>();
    for (const entry of sources.filter((file) => layerOf(file) === name).flatMap(importsOf)) {
      const target = fileOf(entry);
      if (!target || entry.typesOnly || entry.onDemand) continue;
      const [from, to] = [path.dirname(entry.file), path.dirname(target)];
      if (!isWithin(from, to) && !isWithin(to, from))
        ways.set(`${from} ${to}`, `${entry.file} imports ${target}`);
    }
    const isBothWays = (way: string) => ways.has(way.split(' ').reverse().join(' '));
    expect([...ways].filter(([way]) => isBothWays(way)).map(([, says]) => says)).toEqual([]);
  });
});

describe('Only scripts', () => {
  it.each([
    ['print', /\bconsole\.(?:log|error|warn)\b|process\.std(?:out|err)\b/],
    ['exit', /process\.(?:exit\b|exitCode)/],
    ['look at the environment', /process\.env\b/],
  ])('%s', (_deed, pattern) => {
    const others = sources.filter((file) => pattern.test(readFileSync(path.join(root, file), 'utf8')));
    expect(others).toEqual([]);
  });
});

describe('Modules export by name', () => {
  it('with default exports only where a tool requires them', () => {
    const withDefault = sources.filter((file) =>
      /^export default\b/m.test(readFileSync(path.join(root, file), 'utf8')),
    );
    expect(withDefault).toEqual(['src/vike/+config.ts', 'src/vike/+route.ts']);
  });
});

it('The README names only files that exist', () => {
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
  const named = [...readme.matchAll(/`((?:[\w-]+\/)+[\w.-]+\.(?:tsx?|css|mjs))`/g)].map(([, file]) => file!);
  expect(named.length).toBeGreaterThan(10);
  expect(
    named.filter((file) => ['', 'src'].every((folder) => !existsSync(path.join(root, folder, file)))),
  ).toEqual([]);
});
