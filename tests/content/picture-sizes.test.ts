import { describe, expect, it } from 'vitest';
import { loadContent } from '#content/load.ts';
import { dataToRead, edit, smallSite } from '../support/small-site/small-site.ts';

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const drawing = (attributes: string) => `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}></svg>`;

/** The image tag of this picture in a post. */
function imageOf(name: string, content: string | Buffer): string | undefined {
  return /<img[^>]*>/.exec(articleWith(`![A road](/images/${name})`, { [`images/${name}`]: content }))?.[0];
}

function articleWith(line: string, pictures: Record<string, string | Buffer>): string {
  const files = { ...smallSite(), ...pictures };
  edit(files, 'posts/time-limits.md', 'A second line', line);
  const post = loadContent(dataToRead(files)).content?.posts.find(({ slug }) => slug === 'time-limits');
  return post?.article.html ?? '';
}

describe('A picture in an article', () => {
  it.each<[kind: string, name: string, content: string | Buffer]>([
    ['a drawing with a viewBox', 'road.svg', drawing('viewBox="0 0 400 300"')],
    [
      'a drawing with a width and a height',
      'road.svg',
      drawing('width="400px" height="300" viewBox="0 0 4 3"'),
    ],
    ['a PNG', 'road.png', latin1('\x89PNG\r\n\x1A\n\0\0\0\rIHDR\0\0\x01\x90\0\0\x01\x2C')],
    ['a JPEG', 'road.jpg', latin1('\xFF\xD8\xFF\xE0\0\x04..\xFF\xC2\0\x11\b\x01\x2C\x01\x90')],
    [
      'a JPEG from a phone held upright',
      'road.jpg',
      latin1(
        '\xFF\xD8\xFF\xE1\0\x1EExif\0\0MM\0\x2A\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0' +
          '\xFF\xC0\0\x11\b\x01\x90\x01\x2C',
      ),
    ],
    [
      'a JPEG from a phone held upright, mirrored as in a selfie',
      'road.jpg',
      latin1(
        '\xFF\xD8\xFF\xE1\0\x1EExif\0\0MM\0\x2A\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x05\0\0' +
          '\xFF\xC0\0\x11\b\x01\x90\x01\x2C',
      ),
    ],
    ['a GIF', 'road.gif', latin1('GIF89a\x90\x01\x2C\x01')],
    ['a lossy WebP', 'road.webp', latin1('RIFF....WEBPVP8 .......\x9D\x01*\x90\x01\x2C\x01')],
    ['a lossless WebP', 'road.webp', latin1('RIFF....WEBPVP8L..../\x8F\xC1\x4A\0')],
    ['an extended WebP', 'road.webp', latin1('RIFF....WEBPVP8X........\x8F\x01\0\x2B\x01\0')],
    [
      'an AVIF',
      'road.avif',
      latin1(
        '\0\0\0\x10ftypavif\0\0\0\0\0\0\0\x30meta\0\0\0\0' +
          '\0\0\0\x24iprp\0\0\0\x1Cipco\0\0\0\x14ispe\0\0\0\0\0\0\x01\x90\0\0\x01\x2C',
      ),
    ],
  ])('has its size in the HTML, so that nothing moves while it loads: %s', (_kind, name, content) => {
    expect(imageOf(name, content)).toBe(
      `<img src="/images/${name}" width="400" height="300" loading="lazy" alt="A road">`,
    );
  });

  it('has its size in the HTML also behind another picture', () => {
    const html = articleWith('![A road](/images/road.svg) ![A bus](/images/bus.svg)', {
      'images/road.svg': drawing('width="400" height="300"'),
      'images/bus.svg': drawing('width="200" height="100"'),
    });
    expect(html.match(/width="\d+" height="\d+"/g)).toEqual([
      'width="400" height="300"',
      'width="200" height="100"',
    ]);
  });

  it.each<[of: string, name: string, content: string | Buffer]>([
    ['a drawing sized in percent', 'road.svg', drawing('width="100%" height="100%"')],
    ['a truncated photo', 'road.jpg', latin1('\xFF\xD8\xFF\xE0\0')],
  ])('has no size in the HTML when the file does not tell it: %s', (_of, name, content) => {
    expect(imageOf(name, content)).toBe(`<img src="/images/${name}" alt="A road">`);
  });
});
