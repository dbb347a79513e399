import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawnFiles, type DrawnFile } from '#output/cache/drawn-files.ts';
import { markSvg } from '#output/pictures/logo.ts';
import { drawnIcons, webManifest } from '#output/pictures/site-icons.ts';
import { drawnSocialImages } from '#output/pictures/social-images.ts';
import { temporaryFolder } from '../support/site.ts';
import { smallPlan } from '../support/small-plan.ts';
import { edit } from '../support/small-site.ts';

const site = smallPlan();

/** Width and height of a PNG, from its first chunk. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

async function filesFrom(files: readonly DrawnFile[], cache: string): Promise<Map<string, Buffer>> {
  const made = new Map<string, Buffer>();
  for await (const { name, bytes } of drawnFiles(files, cache)) made.set(name, bytes);
  return made;
}

describe('Shared pictures', () => {
  it('are drawn for the site, each practice area, service area and post', () => {
    expect(drawnSocialImages(site).map(({ name }) => name)).toEqual([
      'social/site.png',
      'social/practice/car-accidents.png',
      'social/service-areas/burlington.png',
      'social/blog/time-limits.png',
      'social/blog/moose-collision-claims.png',
    ]);
  });

  it('are PNGs of 1200 by 630, the same bytes each time', async () => {
    const [first, again] = [temporaryFolder(), temporaryFolder()];
    const images = drawnSocialImages(site);
    const drawn = await filesFrom(images, first);
    for (const bytes of drawn.values()) expect(sizeOf(bytes)).toEqual([1200, 630]);
    expect(await filesFrom(images, again)).toEqual(drawn);
  });

  it('are not drawn again while their words and their design stay the same', async () => {
    const cache = temporaryFolder();
    const drawn = await filesFrom(drawnSocialImages(site), cache);
    const kept = readdirSync(cache);
    const notToBeDrawn = drawnSocialImages(site).map((image) => ({
      ...image,
      draw: () => Promise.reject(new Error(`${image.name} was drawn again`)),
    }));
    expect(await filesFrom(notToBeDrawn, cache)).toEqual(drawn);

    const renamed = smallPlan((files) =>
      edit(files, 'posts/time-limits.md', 'How Long You Have in Vermont', 'How Long You Have'),
    );
    await filesFrom(drawnSocialImages(renamed), cache);
    expect(readdirSync(cache)).toHaveLength(kept.length + 1);
  });

  it('take headlines of any length and letters beyond English', async () => {
    const long = smallPlan((files) =>
      edit(
        files,
        'posts/time-limits.md',
        'How Long You Have in Vermont',
        'Łódź, Señor & <Co> '.repeat(12).trim(),
      ),
    );
    const images = drawnSocialImages(long).filter(({ name }) => name.includes('time-limits'));
    const [bytes] = (await filesFrom(images, temporaryFolder())).values();
    expect(sizeOf(bytes!)).toEqual([1200, 630]);
  });
});

describe('Icons', () => {
  it('are an ICO of 32 pixels, a touch icon of 180, and two sizes for launchers', async () => {
    const icons = await filesFrom(drawnIcons(site.content), temporaryFolder());
    const ico = icons.get('favicon.ico')!;
    expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico[6], ico[7]]).toEqual([1, 1, 32, 32]);
    expect(sizeOf(ico.subarray(ico.readUInt32LE(18)))).toEqual([32, 32]);
    expect(sizeOf(icons.get('apple-touch-icon.png')!)).toEqual([180, 180]);
  });

  it('show the mark of the firm where data/images holds one', () => {
    const mark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M1 1h6v6z"/></svg>\n';
    const { content } = smallPlan((files) => void (files['images/mark.svg'] = mark));
    expect(markSvg(content)).toBe(mark);
    const drawings = (of: typeof content) => drawnIcons(of).map(({ drawing }) => drawing);
    expect(drawings(content)).not.toEqual(drawings(site.content));
  });

  it('that the manifest names are there', async () => {
    const icons = await filesFrom(drawnIcons(site.content), temporaryFolder());
    const manifest = JSON.parse(webManifest(site.content.site)) as {
      name: string;
      icons: { src: string; sizes: string }[];
    };
    expect(manifest.name).toBe('Maple Law, PLLC');
    for (const { src, sizes } of manifest.icons) {
      expect(sizeOf(icons.get(src.slice(1))!).join('x')).toBe(sizes);
    }
  });
});
