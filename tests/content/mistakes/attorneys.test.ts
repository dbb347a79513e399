import { describe, expect, it } from 'vitest';
import { loadContent } from '#content/load.ts';
import { testMistakes, type Mistake } from '../../support/mistakes.ts';
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
        Put it in images/ as attorney-ada-birch.svg, or as a photo such as attorney-ada-birch.jpg.
      `,
    },
    {
      of: 'a lawyer without a portrait whose name ends in a full stop',
      when: (files) => {
        edit(addAttorney(files), 'attorneys/ada-birch.yaml', 'Ada Birch', 'Ada Birch, Jr.');
        delete files['images/attorney-ada-birch.svg'];
      },
      letter: `
        attorneys/ada-birch.yaml:7:11  portrait
        There is no portrait of Ada Birch, Jr.
        Put it in images/ as attorney-ada-birch.svg, or as a photo such as attorney-ada-birch.jpg.
      `,
    },
    ...['ada_birch', 'ada–birch', 'Ada Birch'].map((name): Mistake => ({
      of: `a file name that is no address, and no missing portrait or lawyer: ${name}`,
      when: (files) => {
        addAttorney(files);
        files[`attorneys/${name}.yaml`] = files['attorneys/ada-birch.yaml']!;
        delete files['attorneys/ada-birch.yaml'];
        edit(files, post, dated, `${dated}reviewed: { by: ada-birch, date: "2026-03-01" }\n`);
      },
      letter: `
        attorneys/${name}.yaml:1:1
        The file name becomes part of an address, but has characters that an address cannot have.
        Rename it to "ada-birch.yaml".
      `,
    })),
    {
      of: 'a practice area that the firm does not have',
      when: (files) => edit(addAttorney(files), 'attorneys/ada-birch.yaml', '["car-accidents"]', '["cars"]'),
      letter: `
        attorneys/ada-birch.yaml:4:17  practiceAreas[0]
        There is no practice area "cars".
        The only choice is "car-accidents".
      `,
    },
    {
      of: 'an author who is not a lawyer of the firm',
      when: (files) => edit(addAttorney(files), post, dated, `${dated}author: ada\n`),
      letter: `
        ${post}:4:9  author
        There is no attorney "ada".
        Did you mean "ada-birch"?
        If that lawyer has left the firm, delete the line. Name another one only if he or she wrote or reviewed this text.
      `,
    },
    {
      of: 'a reviewer when the firm names no lawyers',
      when: (files) => edit(files, post, dated, `${dated}reviewed: { by: ada-birch, date: "2026-03-01" }\n`),
      letter: `
        ${post}:4:17  reviewed.by
        There is no attorney "ada-birch".
        There are none yet; they are kept in attorneys/.
        If that lawyer has left the firm, delete the line. Name another one only if he or she wrote or reviewed this text.
      `,
    },
  ]);
});
