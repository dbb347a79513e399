import { newEntry } from '#desk/new/new-entry.ts';
import type { FirmDetails } from '#desk/new/firm-details.ts';
import { newSite } from '#desk/new/new-site.ts';
import { proposedCounty } from '#desk/zips/proposed-cities.ts';
import { shippedStarter, shippedZips } from '../../scripts/desk/shipped-files.ts';
import { changed, folderOf } from './changed-files.ts';
import { root } from './site.ts';
import type { DataFiles } from './small-site/small-site.ts';

export const zipTable = shippedZips(root);
const firstDay = '2026-11-20';

export const maple = {
  firm: 'Maple & Stone, P.C.',
  phone: '(802) 555-0142',
  address: '12 Elm Street, Burlington, VT 05401',
  url: 'https://www.maplestone.example',
};

/** What `npm run new -- site` writes for a firm. */
export const newSiteFiles = (firm: FirmDetails): DataFiles =>
  changed({}, newSite(shippedStarter(root), firm, zipTable, firstDay));

/** Adds counties of Texas, each with three of its cities, as `npm run new -- county` does. */
export function withCounties(files: DataFiles, names: readonly string[]): DataFiles {
  return names.reduce((before, name) => {
    const cities = proposedCounty(zipTable, 'TX', name).cities.slice(0, 3);
    const { changes } = newEntry.county(folderOf(before), name, { today: firstDay, zipTable, cities });
    return changed(before, changes);
  }, files);
}

/** Words of the project's own data that sites of other states must not contain, except names that exist there too. */
export const wordsOfNewYork = new RegExp(
  String.raw`\b(?:${[
    'New York(?:ers?)?|NYC|NYPD|NYCRR|CPLR|MTA|LIRR|boroughs?|Surrogate',
    'Manhattan|Brooklyn|Bronx|Queens|Staten Island|Long Island|Yonkers|White Plains|Hempstead|Westchester|Onondaga',
    'Hartwell|Quist|Duarte',
  ].join('|')})\b`,
  'i',
);
