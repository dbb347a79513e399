import { describe, expect, it } from 'vitest';
import { twiceInSearch } from '#desk/twice-in-search.ts';
import { loadSite } from '#output/load-site.ts';
import { dataToRead, edit, smallSite, type DataFiles } from '../support/small-site/small-site.ts';

const chittenden = 'counties/chittenden-county.yaml';
const addison = 'counties/addison-county.yaml';

function toldOf(change: (files: DataFiles) => void): string[] {
  const files = smallSite();
  change(files);
  const folder = dataToRead(files);
  const read = loadSite(folder);
  if (!read.site) throw new Error(read.problems.map(({ says }) => says).join('\n'));
  return twiceInSearch(read.site, read.locate).map(({ file, line, path, says }) =>
    `${file}:${line} ${path}\n${says}`.replaceAll(`${folder}/`, ''),
  );
}

describe('The report on duplicate titles and descriptions', () => {
  it('is empty if each page has its own', () => {
    expect(toldOf(() => {})).toEqual([]);
  });

  it('names both places in the data that have the same title', () => {
    expect(
      toldOf((files) => {
        edit(files, chittenden, 'neighborhoods:', 'seo: { title: "Hurt by the Lake?" }\nneighborhoods:');
        edit(files, addison, 'order: 2', 'order: 2\nseo: { title: "Hurt by the Lake?" }');
      }),
    ).toEqual([
      `${addison}:3 seo.title\n/locations/chittenden-county has the same title (${chittenden}:15), so search results show the two alike.`,
    ]);
  });

  it('covers searches and ZIP codes, and descriptions', () => {
    const seo = '{ description: "Who pays after a crash by the lake." }';
    expect(
      toldOf((files) => {
        edit(
          files,
          'keywords.yaml',
          'practiceArea: car-accidents',
          `practiceArea: car-accidents\n    seo: ${seo}`,
        );
        edit(files, chittenden, 'points:', `zipSeo: { "05408": ${seo} }\npoints:`);
      }),
    ).toEqual([
      `${chittenden}:17 zipSeo.05408.description\n/local-searches/car-crash-lawyer-in-burlington has the same description (keywords.yaml:5), so search results show the two alike.`,
    ]);
  });

  it('names the pattern if it produces the other title', () => {
    const files = { 'pages/city.yaml': 'title: "Injured in {place}?"\n' };
    expect(
      toldOf((all) => {
        Object.assign(all, files);
        edit(
          all,
          chittenden,
          'slug: south-burlington',
          'slug: south-burlington\n    seo: { title: "Injured in Burlington?" }',
        );
      }),
    ).toEqual([
      `${chittenden}:14 cities[1].seo.title\n/locations/chittenden-county/burlington has the same title (pages/city.yaml:1), so search results show the two alike.`,
    ]);
  });

  it('leaves out pages that search engines may not list', () => {
    expect(
      toldOf((files) => {
        edit(files, 'site.yaml', 'offices:', 'indexing: { keepOut: [county] }\noffices:');
        edit(files, chittenden, 'neighborhoods:', 'seo: { title: "Hurt by the Lake?" }\nneighborhoods:');
        edit(files, addison, 'order: 2', 'order: 2\nseo: { title: "Hurt by the Lake?" }');
      }),
    ).toEqual([]);
  });
});
