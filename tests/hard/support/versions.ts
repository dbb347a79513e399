import { expect } from 'vitest';
import { contentsOf } from '../../support/files.ts';
import { edit, writeData } from '../../support/small-site/small-site.ts';
import type { Contents } from './differences.ts';
import { drawing, largerSite } from './larger-site.ts';
import { generate, newSite } from './runs.ts';

export interface Version {
  data: string;
  /** The output of a clean run. */
  contents: Contents;
}

/** A site before and after a day of edits that change every page and every asset made from data. */
export async function makeVersions(): Promise<[before: Version, after: Version]> {
  const files = largerSite();
  const before = writeData(files);
  edit(files, 'site.yaml', '"(802) 555-0110"', '"(802) 555-0199"');
  edit(files, 'site.yaml', '"Maple Law"', '"Birch Law"');
  edit(files, 'counties/addison-county.yaml', '"05753", "05740"', '"05753", "05778"');
  edit(files, 'redirects.yaml', '/old-contact', '/older-contact');
  files['topics/appeals.yaml'] = files['topics/costs.yaml']!;
  delete files['topics/costs.yaml'];
  files['practice-areas/boats.yaml'] = files['practice-areas/car-accidents.yaml']!;
  edit(files, 'practice-areas/boats.yaml', 'Car Accidents', 'Boats');
  for (const name of ['boats', 'boats-1']) files[`images/${name}.svg`] = drawing;
  return [await cleanRun(before), await cleanRun(writeData(files))];
}

async function cleanRun(data: string): Promise<Version> {
  const site = newSite(data);
  const { outcome } = await generate(site);
  expect(outcome).toMatchObject({ kind: 'generated' });
  return { data, contents: contentsOf(site.out) };
}
