import { readFileSync } from 'node:fs';
import path from 'node:path';
import { AddressTree } from '#addresses/address-tree.ts';
import { keyFileOf } from '#addresses/index-now.ts';
import { parsePattern, star } from '#addresses/pattern.ts';
import { RedirectTable } from '#addresses/redirect-table.ts';
import { findScripts } from '#content/pictures/drawings.ts';
import { wrongWithSize } from '#content/files/file-sizes.ts';
import { listPictures } from '#content/pictures/picture-files.ts';
import { fileLabel, listPublicFiles, publicFile } from '#content/files/list-files.ts';
import { withoutEnding } from '#lib/host-rules.ts';
import { problemOfFile, type LetterParts, type Problem } from '#lib/problem.ts';
import type { Site } from '#site/plan.ts';
import { isNotFound } from '#site/routes/routes.ts';
import type { OutputFolder } from '../folder/output-folder.ts';
import { foldersOf } from '../folder/paths.ts';
import { generatorFiles, generatorFolders } from '../generator-files.ts';

/** Copies the public files unchanged. */
export function writePublicFiles(data: string, folder: OutputFolder): void {
  for (const name of listPublicFiles(data)) {
    folder.file(name, readFileSync(path.join(data, publicFile(name))));
  }
}

/** Names of the files besides pages that are known before the site is made, which texts may show or link to. */
export const knownFiles = (data: string): string[] => [
  ...listPictures(data),
  ...listPublicFiles(data),
  ...generatorFiles,
];

/** Public files must not replace a page, a redirect or another file, and drawings must not contain scripts. */
export function checkPublicFiles(site: Site, data: string): Problem[] {
  const names = listPublicFiles(data);
  if (names.length === 0) return [];
  const wrongWith = clashes(site, data);
  const seen = new Map<string, string>();
  return names.flatMap((name) => {
    const file = path.join(data, publicFile(name));
    const twin = seen.get(name.toLowerCase());
    seen.set(name.toLowerCase(), name);
    const letter: LetterParts | undefined = twin
      ? [`"${twin}" and "${name}" are the same file on many machines.`, 'Keep one of the two.']
      : (wrongWithSize(file) ?? wrongWith(name));
    const label = fileLabel(data, publicFile(name));
    if (!letter) return /\.svg$/i.test(name) ? findScripts(label, readFileSync(file)) : [];
    return problemOfFile(label, letter);
  });
}

/** Returns what conflicts with a file of this name. */
function clashes(site: Site, data: string): (written: string) => LetterParts | undefined {
  const pages = AddressTree.of(site);
  const notFound = site.groups.filter(({ kind }) => isNotFound(kind)).map(({ at }) => at(0).address);
  const isPage = (address: string) => pages.has(address) || notFound.includes(address);
  const pictures = listPictures(data).map((name) => name.toLowerCase());
  const isFile = (name: string) =>
    generatorFiles.includes(name) ||
    pictures.includes(name) ||
    (name.endsWith('.html') && isPage(answeredAt(name)));
  const isFolder = (name: string) =>
    generatorFolders.includes(name) || name === 'images' || pages.anyOf([...parsePattern(`/${name}`), star]);
  const { indexNow } = site.content.settings;
  const keyFile = indexNow && keyFileOf(indexNow.key).toLowerCase();
  const moved = new RedirectTable(site.content.redirects);

  return (written) => {
    const name = written.toLowerCase();
    const address = answeredAt(name);
    const above = foldersOf(name);
    const folder = above.find((part) => generatorFolders.includes(part));
    const file = above.find(isFile);
    if (name === '_redirects')
      return [
        'The generator writes this file itself.',
        'Write addresses that have moved into redirects.yaml.',
      ];
    if (generatorFiles.includes(name) || name === keyFile)
      return ['The generator writes this file itself.', rename];
    if (pictures.includes(name)) return ['A picture in images/ has the same name.', 'Keep one of the two.'];
    if (folder) return [`All files in "${folder}" come from the generator.`, 'Move it to another folder.'];
    if (isPage(address)) return [`There is a page at ${address}.`, rename];
    if (file) return [`"${file}" cannot be a folder: the site has a file with this name.`, rename];
    if (isFolder(name)) return ['The site has a folder with this name.', rename];
    const led = [address, `/${written}`, `/${name}`].find((each) => moved.find(parsePattern(each)));
    return led
      ? [
          `A redirect leads visitors away from ${led}.`,
          'Delete the redirect in redirects.yaml, or rename the file.',
        ]
      : undefined;
  };
}

const rename = 'Rename the file, or delete it.';

/** The address at which a host serves a page file. Some hosts redirect "/index" to the home page. */
const answeredAt = (name: string) => (name === 'index' ? '/' : withoutEnding(`/${name}`));
