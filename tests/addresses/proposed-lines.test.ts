import { describe, expect, it } from 'vitest';
import { ledgerOf, printLedger } from '#addresses/ledger.ts';
import { lettersAbout } from '../support/mistakes.ts';
import { smallPlan } from '../support/small-site/small-plan.ts';
import { edit, smallSite, type DataFiles } from '../support/small-site/small-site.ts';

const chittenden = 'counties/chittenden-county.yaml';
const addison = 'counties/addison-county.yaml';

const addTopic = (files: DataFiles) => {
  files['topics/lawyer-cost.yaml'] = String(files['topics/deadlines.yaml']).replace('Time limits', 'Fees');
};
const takeTopic = (files: DataFiles) => delete files['topics/lawyer-cost.yaml'];
const takeTopics = (files: DataFiles) => {
  takeTopic(files);
  delete files['topics/deadlines.yaml'];
};
const takeZip = (files: DataFiles) => edit(files, addison, '"05753", "05740"', '"05753"');
const renameCity = (files: DataFiles) => edit(files, chittenden, 'south-burlington', 'south-burlingtown');
const takeCounty = (files: DataFiles) => delete files[addison];
const mergeCounties = (files: DataFiles) => {
  takeCounty(files);
  const cities = `cities:\n  - name: "Middlebury"\n    slug: middlebury\n    zips: ["05753", "05740"]`;
  edit(files, chittenden, 'cities:', cities);
};
const takeCounties = (files: DataFiles) => {
  for (const name of Object.keys(files)) if (/^(?:counties|service-areas)\//.test(name)) delete files[name];
};

describe('The redirects that letters about lost addresses propose', () => {
  it.each([
    ['one of two topics and a ZIP code', [takeTopic, takeZip]],
    ['all topics and a ZIP code', [takeTopics, takeZip]],
    ['all topics and the name of a city', [takeTopics, renameCity]],
    ['all topics and a county', [takeTopics, takeCounty]],
    ['a county whose cities are in another one now', [mergeCounties]],
    ['all topics and every county', [takeTopics, takeCounties]],
  ])('cover every address that is lost with %s', (_, changes) => {
    const files = smallSite();
    addTopic(files);
    files['published.yaml'] = printLedger(ledgerOf(smallPlan(addTopic)));
    for (const change of changes) change(files);
    const lines = lettersAbout(files).flatMap((letter) => letter.match(/^ {2}- .*/gm) ?? []);
    expect(lines).not.toEqual([]);
    files['redirects.yaml'] += `${lines.join('\n')}\n`;
    expect(lettersAbout(files)).toEqual([]);
  });

  it('take the place of an empty list, and begin it only once', () => {
    const files = smallSite();
    files['published.yaml'] = printLedger(ledgerOf(smallPlan(addTopic)));
    takeZip(files);
    files['redirects.yaml'] = 'redirects: []\n';
    const letters = lettersAbout(files);
    expect(letters.map((letter) => /add to redirects\.yaml, (.*):$/m.exec(letter)?.[1])).toEqual([
      'instead of "redirects: []"',
      'below the other redirects',
    ]);
    files['redirects.yaml'] = letters
      .flatMap((letter) => letter.match(/^(?:redirects:| {2}- .*)$/gm))
      .join('\n');
    expect(lettersAbout(files)).toEqual([]);
  });
});
