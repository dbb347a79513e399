import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { firmDetailNames, firmDetails, type FirmDetails } from '#desk/new/firm-details.ts';
import { newSite } from '#desk/new/new-site.ts';
import { toReplace } from '#content/texts/unwritten.ts';
import { inShell } from '#lib/in-shell.mjs';
import { counted, listInWords } from '#lib/text.ts';
import type { BuiltFolders } from '../command-line/call.ts';
import { freeFolder, withoutEndSlashes } from '../command-line/folders.mjs';
import { WrongUsage } from '../command-line/wrong-usage.mjs';
import { applyChanges } from './apply-changes.ts';
import { prompt, type Terminal } from './prompt.ts';
import { updateSchemas } from './editor-schemas.ts';
import { shippedStarter, shippedZips } from './shipped-files.ts';

/** In the order in which a new user needs them. */
const nextSteps: readonly (readonly [command: string, does: string])[] = [
  ['dev --', 'shows the site at http://localhost:3000, and the visual editor at http://localhost:3000/admin'],
  [
    'new -- county "NAME"',
    'adds a county with its cities and ZIP codes; also city, keyword, topic, post (--help)',
  ],
  ['check --', 'finds mistakes in the data'],
  ['generate --', 'makes the site in dist/'],
  ['audit --', 'checks every finished page'],
];

/** Writes the data of a whole small site into an empty folder; returns what to print. */
export async function writeNewSite(
  typed: string,
  given: Partial<FirmDetails>,
  { folders, today, terminal }: { folders: BuiltFolders; today: string; terminal: Terminal | undefined },
): Promise<string> {
  const folder = withoutEndSlashes(typed);
  // `data/` itself is allowed: a firm that takes over this project starts there.
  const isOwn = path.resolve(folder) === path.join(folders.checkout, 'data');
  if (!isOwn) freeFolder(folders.checkout)(folder, 'site');
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new WrongUsage(`"${folder}" is not empty. Choose a new or empty folder.`);
  }
  const details = terminal ? await promptForRest(terminal, given) : given;
  const changes = newSite(shippedStarter(folders.checkout), details, shippedZips(folders.checkout), today);
  const { content, size } = applyChanges(folder, changes, folders);
  updateSchemas(folder);
  const county = content.counties[0]!;
  const marked = changes.reduce((sum, { text = '' }) => sum + toReplace(text).length, 0);
  const places = county.cities.map(({ name, zips }) => `${name} with ${listInWords(zips)}`).join(', ');
  return [
    `${counted(changes.length, 'file', 'files')} written to ${folder}/: a site with ${counted(size, 'page', 'pages')}.`,
    `It starts with ${county.name}: ${places}.`,
    '',
    'Next steps:',
    ...nextSteps.flatMap(([command, does]) => [
      `  npm run ${command} --data ${inShell(folder)}`,
      `      ${does}`,
    ]),
    `${counted(marked, 'text is', 'texts are')} yours to write, below "# REPLACE:" in the files. The audit lists them and the samples;`,
    'they become errors once the address in site.yaml is a real one.',
  ].join('\n');
}

async function promptForRest(terminal: Terminal, given: Partial<FirmDetails>): Promise<Partial<FirmDetails>> {
  const all = { ...given };
  for (const name of firmDetailNames) {
    const { asks, example, wrongWith } = firmDetails[name];
    all[name] ??= await prompt(terminal, `${asks}, such as ${example}:`, wrongWith);
  }
  return all;
}
