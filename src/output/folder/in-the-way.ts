import { lstatSync, readdirSync, readlinkSync, type Stats } from 'node:fs';
import path from 'node:path';
import { routesOf, type Site } from '#site/plan.ts';
import { fileOf } from '#site/address.ts';
import { foldersOf } from './paths.ts';

/**
 * Letters about everything in an output folder that would stop a run, for use before anything is written. A folder in
 * place of a page is reported with that page instead.
 */
export function lettersAboutWay(out: string, site: Site, files: readonly string[]): string[] {
  const inTheWay = new Set<string>();
  for (const name of files) {
    const letter = letterAboutWay(out, name);
    if (letter !== undefined && !holdsOwn(name, files)) inTheWay.add(letter);
  }
  for (const link of linksBelow(out)) {
    for (const { address } of routesOf(site)) {
      if (!fileOf(address).startsWith(`${link}/`)) continue;
      inTheWay.add(letterAboutLink(out, link));
      break;
    }
  }
  return [...inTheWay];
}

/** The letter about what would keep a file from being written, if anything. */
export function letterAboutWay(out: string, name: string): string | undefined {
  const link = foldersOf(name).find((folder) => statsOf(out, folder)?.isSymbolicLink());
  if (link !== undefined) return letterAboutLink(out, link);
  if (!statsOf(out, name)?.isDirectory()) return undefined;
  return `${path.join(out, name)} is a folder, but the site has a file with this name.\nMove the folder away, or delete it if nobody needs what is in it, and run this again.`;
}

const letterAboutLink = (out: string, link: string) =>
  `${path.join(out, link)} is a link to ${readlinkSync(path.join(out, link))}, but files of the site belong there: they would be written, and old ones deleted, in someone else's folder.\nMove the link away and run this again, or choose another folder with --out.`;

function statsOf(out: string, name: string): Stats | undefined {
  try {
    return lstatSync(path.join(out, name));
  } catch {
    // Nothing is there, or a file is in place of a parent folder, which the disk reports on writing.
    return undefined;
  }
}

/** Whether a folder of this name holds generated files, which the run removes by itself. */
const holdsOwn = (name: string, files: readonly string[]) => files.some((own) => own.startsWith(`${name}/`));

/** The names of all symbolic links below a folder, without following them. */
function* linksBelow(root: string, folder = ''): Generator<string> {
  for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
    const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* linksBelow(root, name);
    else if (entry.isSymbolicLink()) yield name;
  }
}
