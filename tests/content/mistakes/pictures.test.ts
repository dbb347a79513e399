import { truncateSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findScripts } from '#content/pictures/drawings.ts';
import { unfitPictures } from '#content/pictures/unfit-pictures.ts';
import { loadSite } from '../../support/load-site.ts';
import { lettersAbout, lettersOf, testMistakes } from '../../support/mistakes.ts';
import { addAttorney } from '../../support/small-site/small-attorney.ts';
import { run, temporaryFolder } from '../../support/site.ts';
import { edit, smallSite, writeData } from '../../support/small-site/small-site.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');
const png = bytes('\x89PNG\r\n\x1A\n\0\0\0\rIHDR');
const jpeg = bytes('\xFF\xD8\xFF\xE0\0\x10JFIF');
const namespace = 'xmlns="http://www.w3.org/2000/svg"';

describe('Two pictures with the same name', () => {
  it('are reported, since pages name pictures without their extension', () => {
    const drawing = `<svg ${namespace}></svg>`;
    const files = {
      ...smallSite(),
      'images/road.svg': drawing,
      'images/road.png': png,
      'images/roads.png': png,
    };
    expect(lettersAbout(files)).toEqual([
      [
        'images/road.png:1:1',
        'Pages name pictures without the ending, and images/road.svg has the same name, so they show only that one.',
        'Delete or rename one of the two.',
      ].join('\n'),
    ]);
  });
});

describe('A file in data/images that is not a picture', () => {
  it('is reported before it is read if it is too large, as a film does not fit into memory', () => {
    const letters = lettersOf(
      (data) => {
        // Takes no room on the disk.
        truncateSync(path.join(data, 'images/film.png'), 3e9);
        return loadSite(data).problems ?? [];
      },
      { ...smallSite(), 'images/film.png': png },
    );
    expect(letters).toEqual([
      'images/film.png:1:1\nThe file is larger than 100 MB, which no host accepts.\nPut it elsewhere.',
    ]);
  });

  it('does not end the commands that compare files with a stack trace if it is too large for memory', async () => {
    const data = writeData({ ...smallSite(), 'images/film.png': png, 'public/film.png': png });
    for (const name of ['images', 'public']) truncateSync(path.join(data, name, 'film.png'), 3e9);
    const generated = await run('generate', ['--data', data, '--out', path.join(temporaryFolder(), 'dist')]);
    expect([generated.code, generated.output]).toEqual([
      1,
      expect.stringContaining('images/film.png:1:1\n  The file is larger than 100 MB'),
    ]);
    expect((await run('plan', ['--data', data])).code).toBe(0);
  });

  testMistakes([
    {
      of: 'an empty file',
      file: 'images/road.svg',
      holds: ' \n',
      letter: `
        images/road.svg:1:1
        The file is empty.
        Put the picture there, or delete the file.
      `,
    },
    {
      of: 'a picture of another format than its extension says',
      file: 'images/road.jpg',
      holds: png,
      letter: `
        images/road.jpg:1:1
        The format of this picture is PNG, but its name does not end in .png.
        Rename it to "road.png".
      `,
    },
    {
      of: 'an extension in capitals',
      file: 'images/road.JPG',
      holds: jpeg,
      letter: `
        images/road.JPG:1:1
        The format of this picture is JPEG, but its name does not end in .jpg.
        Rename it to "road.jpg".
      `,
    },
    {
      of: 'a text with the extension of a picture',
      file: 'images/road.png',
      holds: 'A road in the snow',
      letter: `
        images/road.png:1:1
        The name of this file says PNG, but its content is something else.
        Save it again as PNG.
      `,
    },
    {
      of: 'an HTML page that was saved instead of a drawing',
      file: 'images/road.svg',
      holds: '<!doctype html><html><body><svg></svg></body></html>',
      letter: `
        images/road.svg:1:1
        The name of this file says SVG, but its content is something else.
        Save it again as SVG.
      `,
    },
    {
      of: 'a drawing with the conflict markers of Git',
      file: 'images/road.svg',
      holds: `<svg ${namespace}>\n<<<<<<< HEAD\n<path d="M0 0"/>\n=======\n<path d="M1 1"/>\n>>>>>>> main\n</svg>\n`,
      letter: `
        images/road.svg:2:1
        Git could not merge two versions of this file, and nobody has chosen between them yet.
        Keep the lines that are right, and delete what Git added on lines 2, 4 and 6.
      `,
    },
    {
      of: 'a truncated drawing',
      file: 'images/road.svg',
      holds: `<svg ${namespace}><path d="M0 0`,
      letter: `
        images/road.svg:1:1
        The drawing is cut off: it does not end with </svg>.
        Save it again.
      `,
    },
    {
      of: 'a drawing without the SVG namespace',
      file: 'images/road.svg',
      holds: '<svg viewBox="0 0 9 9"><path d="M0 0"/></svg>',
      letter: `
        images/road.svg:1:1
        Browsers do not show this drawing, because its first tag does not say that it is SVG.
        Write: <svg xmlns="http://www.w3.org/2000/svg" …>
      `,
    },
    {
      of: 'a drawing with a script',
      file: 'images/road.svg',
      holds: `<svg ${namespace}>\n  <path d="M0 0"/><script>alert(1)</script>\n</svg>\n`,
      letter: `
        images/road.svg:2:19
        This drawing contains a script, <script>, which runs for anyone who opens the drawing by its address.
        Delete the script: pages show drawings without it.
      `,
    },
    {
      of: 'a drawing with a script between what looks like a comment',
      file: 'images/road.svg',
      holds: `<svg ${namespace}><style><![CDATA[<!--]]></style><script>alert(1)</script><!-- --></svg>`,
      letter: `
        images/road.svg:1:72
        This drawing contains a script, <script>, which runs for anyone who opens the drawing by its address.
        Delete the script: pages show drawings without it.
      `,
    },
    {
      of: 'a drawing with a script in a declaration',
      file: 'images/road.svg',
      holds: `<!DOCTYPE svg [<!ENTITY a "&#60;script>alert(1)&#60;/script>">]><svg ${namespace}>&a;</svg>`,
      letter: `
        images/road.svg:1:16
        This drawing contains a script, <!ENTITY>, which runs for anyone who opens the drawing by its address.
        Delete the script: pages show drawings without it.
      `,
    },
    {
      of: 'a drawing whose declaration gives every drawing a handler',
      file: 'images/road.svg',
      holds: `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]><svg ${namespace}></svg>`,
      letter: `
        images/road.svg:1:16
        This drawing contains a script, onload, which runs for anyone who opens the drawing by its address.
        Delete the script: pages show drawings without it.
      `,
    },
    {
      of: 'a drawing with a click handler',
      file: 'images/road.svg',
      holds: `<svg ${namespace}><path d="M0 0" onclick = "alert(1)"/></svg>`,
      letter: `
        images/road.svg:1:41
        This drawing contains a script, onclick, which runs for anyone who opens the drawing by its address.
        Delete the script: pages show drawings without it.
      `,
    },
    {
      of: 'a drawing with a link that runs a script',
      file: 'images/road.svg',
      holds: `<svg ${namespace}><a href="java&#115;cript:alert(1)"><path d="M0 0"/></a></svg>`,
      letter: `
        images/road.svg:1:41
        This drawing contains a script, href, which runs for anyone who opens the drawing by its address.
        Delete the script: pages show drawings without it.
      `,
    },
    {
      of: 'a format that browsers do not show',
      file: 'images/road.tiff',
      holds: bytes('II*\0'),
      letter: `
        images/road.tiff:1:1
        Browsers do not show this kind of file: the names of pictures end in .svg, .png, .jpg, .webp, .avif or .gif.
        Save it as one of these, or, if visitors should get the file as it is, move it to public/.
      `,
    },
    {
      of: 'a Git LFS pointer in place of a picture',
      file: 'images/road.png',
      holds: 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n',
      letter: `
        images/road.png:1:1
        This is not the picture, only what Git LFS keeps in its place.
        Get the picture with: git lfs pull
      `,
    },
  ]);

  it('is found quickly, even behind 50,000 comments', () => {
    const files = { ...smallSite(), 'images/road.svg': '<!-- a -->'.repeat(50_000) };
    expect(lettersAbout(files)).toHaveLength(1);
  });

  it('is reported for its first five scripts only', () => {
    const script = '<path onclick="a()"/>\n';
    const files = { ...smallSite(), 'images/road.svg': `<svg ${namespace}>${script.repeat(20_000)}</svg>` };
    expect(lettersAbout(files)).toHaveLength(5);
  });

  it.each<[what: string, name: string, content: string | Buffer]>([
    ['a drawing', 'road.svg', `<svg ${namespace}></svg>`],
    [
      'a drawing as an editor saves it',
      'road.svg',
      `\uFEFF<?xml version="1.0"?>\n<!-- Made by hand -->\n<!DOCTYPE svg [ <!ENTITY a "<b>"> ]>\n<svg\n  ${namespace}\n  ></svg>\n`,
    ],
    [
      'a drawing by Illustrator',
      'road.svg',
      `<?xml version="1.0"?><!-- Generator: Adobe Illustrator --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd" [
        <!ENTITY ns_svg "http://www.w3.org/2000/svg">
        <!ENTITY ns_flows "http://ns.adobe.com/Flows/1.0/">
      ]><svg xmlns="&ns_svg;"><style><![CDATA[.a > .b { fill: red }]]></style></svg>`,
    ],
    [
      'a drawing that only mentions scripts',
      'road.svg',
      `<svg ${namespace}><!-- <script>a()</script> --><path id="on" data-once="1"/><text>online = 1</text></svg>`,
    ],
    ['a PNG', 'road.png', png],
    ['a JPEG', 'road.jpeg', jpeg],
    ['a WebP', 'road.webp', bytes('RIFF\x24\0\0\0WEBPVP8 ')],
    ['an AVIF', 'road.avif', bytes('\0\0\0\x20ftypavif')],
    ['a GIF', 'road.gif', bytes('GIF89a')],
    ['a file of the operating system', 'Thumbs.db', bytes('\xD0\xCF')],
  ])('is not %s', (_, name, content) => {
    expect(lettersAbout({ ...smallSite(), [`images/${name}`]: content })).toEqual([]);
  });
});

it('A large drawing is searched for scripts at once, whatever it repeats', () => {
  const start = performance.now();
  for (const tag of [`<${'a'.repeat(50_000)}`, `<g a${' '.repeat(50_000)}b="1"/>`])
    expect(findScripts('images/road.svg', bytes(tag))).toEqual([]);
  expect(performance.now() - start).toBeLessThan(1000);
});

describe('A picture that a card names', () => {
  const drawing = `<svg ${namespace}></svg>`;

  testMistakes([
    {
      of: 'a missing one, and suggests a similar name',
      when: (files) => {
        files['images/burlington-lake.svg'] = drawing;
        edit(files, 'service-areas/burlington.yaml', 'order: 1', 'order: 1\nimage: burlington-lakes');
      },
      letter: `
        service-areas/burlington.yaml:3:8  image
        There is no picture "burlington-lakes".
        Did you mean "burlington-lake"?
        Put a new one in images/ as burlington-lakes.svg, or as a photo such as burlington-lakes.jpg.
      `,
    },
    {
      of: 'a missing one of a topic, when there are no pictures',
      file: 'topics/deadlines.yaml',
      right: 'order: 1',
      wrong: 'order: 1\nimage: clock',
      letter: `
        topics/deadlines.yaml:3:8  image
        There is no picture "clock".
        There are none yet; they are kept in images/.
        Put a new one in images/ as clock.svg, or as a photo such as clock.jpg.
      `,
    },
    {
      of: 'a missing one of a local search',
      file: 'keywords.yaml',
      right: '    intro:',
      wrong: '    image: clock\n    intro:',
      letter: `
        keywords.yaml:5:12  keywords[0].image
        There is no picture "clock".
        There are none yet; they are kept in images/.
        Put a new one in images/ as clock.svg, or as a photo such as clock.jpg.
      `,
    },
  ]);

  it('are to be renamed in one step where their endings have capitals, too', () => {
    const files = smallSite();
    addAttorney(files);
    delete files['images/attorney-ada-birch.svg'];
    files['images/Attorney_Ada-Birch.JPG'] = jpeg;
    expect(lettersAbout(files)).toEqual([
      expect.stringContaining('Rename it to "attorney-ada-birch.jpg".'),
      expect.stringContaining('Rename images/Attorney_Ada-Birch.JPG to "attorney-ada-birch.jpg".'),
    ]);
  });

  testMistakes([
    {
      of: 'a portrait with capitals in its name',
      when: (files) => {
        addAttorney(files);
        delete files['images/attorney-ada-birch.svg'];
        files['images/Attorney_Ada-Birch.jpg'] = jpeg;
      },
      letter: `
        attorneys/ada-birch.yaml:7:11  portrait
        Pages look for a picture "attorney-ada-birch" here, but it is named "Attorney_Ada-Birch".
        Rename images/Attorney_Ada-Birch.jpg to "attorney-ada-birch.jpg".
      `,
    },
    {
      of: 'the picture of a section with a space in its name',
      when: (files) => {
        files['images/car accidents-1.svg'] = drawing;
      },
      letter: `
        practice-areas/car-accidents.yaml:12:12  sections[0].image
        Pages look for a picture "car-accidents-1" here, but it is named "car accidents-1".
        Rename images/car accidents-1.svg to "car-accidents-1.svg".
      `,
    },
  ]);

  testMistakes([
    {
      of: 'a section that names no picture of the site',
      when: (files) => {
        files['images/notebook.svg'] = drawing;
        edit(files, 'practice-areas/car-accidents.yaml', 'image: {', 'image: { picture: notebok,');
      },
      letter: `
        practice-areas/car-accidents.yaml:12:23  sections[0].image.picture
        There is no picture "notebok".
        Did you mean "notebook"?
        Put a new one in images/ as notebok.svg, or as a photo such as notebok.jpg.
      `,
    },
  ]);

  it('may be a photograph, and is named without its extension', () => {
    const files = smallSite();
    files['images/lake.jpg'] = jpeg;
    edit(files, 'posts/time-limits.md', 'practiceArea:', 'image: lake\npracticeArea:');
    expect(lettersAbout(files)).toEqual([]);
  });
});

describe('A picture that would show late or cut off', () => {
  it.each<[of: string, name: string, content: string | Buffer, words: string[]]>([
    [
      'a photo as large as a camera makes it',
      'road.jpg',
      Buffer.alloc(12_288_000, jpeg),
      [
        'The picture has 12,000 KB, so phones need seconds to load it.',
        'Save it again as WebP, no wider than 1600 pixels.',
      ],
    ],
    [
      'a picture with more pixels than a page shows',
      'road.png',
      bytes('\x89PNG\r\n\x1A\n\0\0\0\rIHDR\0\0\x1F\x40\0\0\x0B\xB8'),
      [
        'The picture is 8000 by 3000 pixels, far more than a page shows.',
        'Save it again as WebP, no wider than 1600 pixels.',
      ],
    ],
    [
      'a drawing without a size',
      'road.svg',
      `<svg ${namespace}><path d="M0 0h400"/></svg>`,
      [
        'The drawing does not say how large it is, so pages keep no room for it and browsers may cut it off.',
        'Write its size into its first tag: viewBox="0 0 WIDTH HEIGHT"',
      ],
    ],
  ])('brings a warning: %s', (_of, name, content, words) => {
    const files = { ...smallSite(), [`images/${name}`]: content };
    expect(lettersAbout(files)).toEqual([]);
    expect(lettersOf(unfitPictures, files)).toEqual([[`images/${name}:1:1`, ...words].join('\n')]);
  });

  it('is neither a drawing with a viewBox nor a picture 1600 pixels wide', () => {
    const files = {
      ...smallSite(),
      'images/view.svg': `<svg ${namespace} viewBox="0 0 8000 3000"></svg>`,
      'images/road.png': bytes('\x89PNG\r\n\x1A\n\0\0\0\rIHDR\0\0\x06\x40\0\0\x04\xB0'),
    };
    expect(lettersOf(unfitPictures, files)).toEqual([]);
  });
});
