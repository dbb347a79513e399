import { describe, expect, it } from 'vitest';
import { loadContent } from '#content/load.ts';
import { testMistakes } from '../../support/mistakes.ts';
import { addAttorney } from '../../support/small-site/small-attorney.ts';
import { dataToRead, edit, smallSite } from '../../support/small-site/small-site.ts';

const post = 'posts/time-limits.md';
const dated = 'date: "2026-03-01"\n';

describe('The lawyers of the firm', () => {
  it('may all be missing', () => {
    expect(loadContent(dataToRead(smallSite())).content!.attorneys).toEqual([]);
  });

  it('may have a photograph as portrait in place of a drawing', () => {
    const files = addAttorney(smallSite());
    delete files['images/attorney-ada-birch.svg'];
    files['images/attorney-ada-birch.jpg'] = Buffer.from('\xFF\xD8\xFF\xE0', 'latin1');
    const [ada] = loadContent(dataToRead(files)).content!.attorneys;
    expect(ada).toMatchObject({
      slug: 'ada-birch',
      schools: [],
      portrait: { src: '/images/attorney-ada-birch.jpg' },
    });
  });

  testMistakes([
    {
      of: 'a lawyer without a portrait',
      when: (files) => delete addAttorney(files)['images/attorney-ada-birch.svg'],
      letter: `
        attorneys/ada-birch.yaml:7:11  portrait
        There is no portrait of Ada Birch.
        Put it into images/ as attorney-ada-birch.svg, or with the ending of a photograph.
      `,
    },
    {
      of: 'a practice area that the firm does not have',
      when: (files) => edit(addAttorney(files), 'attorneys/ada-birch.yaml', '["car-accidents"]', '["cars"]'),
      letter: `
        attorneys/ada-birch.yaml:4:17  practiceAreas[0]
        There is no practice area "cars".
        Known are: car-accidents.
      `,
    },
    {
      of: 'an author who is not a lawyer of the firm',
      when: (files) => edit(addAttorney(files), post, dated, `${dated}author: ada\n`),
      letter: `
        ${post}:4:9  author
        There is no attorney "ada".
        Did you mean "ada-birch"?
        Where that lawyer has left, delete the line: others may be named for what they wrote or read themselves.
      `,
    },
    {
      of: 'a reviewer when the firm names no lawyers',
      when: (files) => edit(files, post, dated, `${dated}reviewed: { by: ada-birch, date: "2026-03-01" }\n`),
      letter: `
        ${post}:4:17  reviewed.by
        There is no attorney "ada-birch".
        There is none yet; they stand in attorneys/.
        Where that lawyer has left, delete the line: others may be named for what they wrote or read themselves.
      `,
    },
  ]);
});
