import { readdirSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { drawnFiles, type DrawnFile } from '#output/cache/drawn-files.ts';
import { logoSvg } from '#output/pictures/logo.ts';
import { drawnIcons, webManifest } from '#output/pictures/site-icons.ts';
import { drawnSocialImages } from '#output/pictures/social-images.ts';
import { loadSite } from '../support/load-site.ts';
import { planPage } from '#pages/definitions.ts';
import { socialImages } from '#site/social.ts';
import { temporaryFolder } from '../support/site.ts';
import { routeAt, smallPlan } from '../support/small-site/small-plan.ts';
import { smallShapes, smallShapesFile } from '../support/small-site/small-shapes.ts';
import { edit, smallSite, writeData } from '../support/small-site/small-site.ts';

const site = smallPlan();
/** The small site has no pictures, so nothing is read from this folder. */
const none = { data: 'none' };

/** The social images of the small site with a drawing for its home page and practice area, and shapes for one county. */
function drawnOfLand(drawing: string, files = smallSite()): DrawnFile[] {
  const data = writeData({
    ...files,
    'images/scene.svg': drawing,
    'images/car-accidents.svg': drawing,
    [smallShapesFile]: JSON.stringify(smallShapes()),
  });
  return drawnSocialImages(loadSite(data).site!, { data });
}
const square = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="${color}" d="M0 0h16v9H0z"/></svg>\n`;
const drawingOf = (images: readonly DrawnFile[], name: string) =>
  images.find((image) => image.name === `social/${name}.png`)!.drawing;

/** The width and height in the header of a PNG. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

async function filesFrom(files: readonly DrawnFile[], cache: string): Promise<Map<string, Buffer>> {
  const made = new Map<string, Buffer>();
  for await (const { name, bytes } of drawnFiles(files, cache)) made.set(name, bytes);
  return made;
}

describe('Social images', () => {
  it('are drawn for the site, practice areas, service areas, posts, and counties with shapes', () => {
    expect(drawnSocialImages(site, none).map(({ name }) => name)).toEqual([
      'social/site.png',
      'social/practice/car-accidents.png',
      'social/service-areas/burlington.png',
      'social/blog/time-limits.png',
      'social/blog/moose-collision-claims.png',
    ]);
    const counties = drawnOfLand(square('red')).filter(({ name }) => name.includes('county'));
    expect(counties.map(({ name }) => name)).toEqual(['social/locations/chittenden-county.png']);
  });

  it('are PNGs of 1200 by 630 pixels, with the same bytes each time', async () => {
    const [first, again] = [temporaryFolder(), temporaryFolder()];
    const images = drawnSocialImages(site, none);
    const drawn = await filesFrom(images, first);
    for (const bytes of drawn.values()) expect(sizeOf(bytes)).toEqual([1200, 630]);
    expect(await filesFrom(images, again)).toEqual(drawn);
  });

  it('have their drawing at the margin, however long the words of their headline are', async () => {
    const files = smallSite();
    edit(files, 'posts/time-limits.md', 'How Long You Have in Vermont', 'Straightforwardness Matters');
    const images = drawnOfLand(square('red'), files);
    const png = await images.find(({ name }) => name === 'social/blog/time-limits.png')!.draw();
    const { pixels } = new Resvg(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><image width="1200" height="630" href="data:image/png;base64,${png.toString('base64')}"/></svg>`,
    ).render();
    const isRed = (x: number) => pixels.readUIntBE(4 * (1200 * 240 + x), 3) === 0xff0000;
    expect([595, 605, 1115, 1125].map(isRed)).toEqual([false, true, true, false]);
  });

  it('are drawn again only if their words or their design change', async () => {
    const cache = temporaryFolder();
    const drawn = await filesFrom(drawnSocialImages(site, none), cache);
    const kept = readdirSync(cache);
    const notToBeDrawn = drawnSocialImages(site, none).map((image) => ({
      ...image,
      draw: () => Promise.reject(new Error(`${image.name} was drawn again`)),
    }));
    expect(await filesFrom(notToBeDrawn, cache)).toEqual(drawn);

    const renamed = smallPlan((files) =>
      edit(files, 'posts/time-limits.md', 'How Long You Have in Vermont', 'How Long You Have'),
    );
    await filesFrom(drawnSocialImages(renamed, none), cache);
    expect(readdirSync(cache)).toHaveLength(kept.length + 1);
  });

  it('show the drawing of the home page, a practice area or an article, or the land of a county, and are drawn again when these change', async () => {
    const images = drawnOfLand(square('red'));
    const other = drawnOfLand(square('blue'));
    const isSame = (a: readonly DrawnFile[], b: readonly DrawnFile[], name: string) =>
      drawingOf(a, name) === drawingOf(b, name);
    for (const drawn of ['site', 'practice/car-accidents', 'blog/time-limits']) {
      expect(isSame(images, other, drawn), drawn).toBe(false);
    }
    expect(isSame(images, other, 'locations/chittenden-county')).toBe(true);
    expect(drawingOf(images, 'locations/chittenden-county')).toContain('Chittenden County');
    const shown = images.filter(({ name }) => /car-accidents|county/.test(name));
    for (const bytes of (await filesFrom(shown, temporaryFolder())).values()) {
      expect(sizeOf(bytes)).toEqual([1200, 630]);
    }
  });

  it('show the land of a county as large as fits beside the words', () => {
    const county = drawingOf(drawnOfLand(square('red')), 'locations/chittenden-county');
    const sizes = /"width":(\d+),"height":(\d+),"style":\{"objectFit":"cover"\}/.exec(county)!.slice(1);
    // There is room for 520 by 400 pixels, and this county is higher than wide.
    expect(sizes).toEqual(['381', '400']);
  });

  it('are drawn without a picture that cannot be drawn into another one', async () => {
    const bare = '<svg xmlns="http://www.w3.org/2000/svg"/>';
    const image = drawnOfLand(bare).find(({ name }) => name === 'social/practice/car-accidents.png')!;
    expect(sizeOf(await image.draw())).toEqual([1200, 630]);
  });

  it('of a county serve its cities and ZIP codes, and those of an article serve its topic pages', () => {
    const data = writeData({ ...smallSite(), [smallShapesFile]: JSON.stringify(smallShapes()) });
    const withLand = loadSite(data).site!;
    const imageAt = (address: string) => planPage(withLand, routeAt(withLand, address)).props.head.image;
    const ofCounty = {
      src: 'https://www.maplelaw.example/social/locations/chittenden-county.png',
      alt: 'Map of Chittenden County (Maple Law)',
    };
    expect(imageAt('/locations/chittenden-county')).toEqual(ofCounty);
    expect(imageAt('/locations/chittenden-county/burlington')).toEqual(ofCounty);
    expect(imageAt('/locations/zip/05401')).toEqual(ofCounty);
    expect(imageAt('/locations/addison-county')!.src).toBe('https://www.maplelaw.example/social/site.png');
    expect(imageAt('/blog/zip/05401/deadlines')).toEqual(imageAt('/blog/time-limits'));
  });

  it('of counties with the same name give the state', () => {
    const { site: ofTwoStates } = loadSite(
      writeData({
        ...smallSite(),
        [smallShapesFile]: JSON.stringify(smallShapes()),
        'counties/chittenden-county-nh.yaml': `\
name: "Chittenden County"
order: 3
state: NH
cities: [{ name: "Concord", slug: concord, zips: ["03301"] }]
`,
      }),
    );
    const headlines = socialImages(ofTwoStates!).map(({ headline }) => headline);
    expect(headlines.filter((headline) => /County/.test(headline))).toEqual(['Chittenden County, VT']);
  });

  it('fit headlines of any length and alphabet', async () => {
    const long = smallPlan((files) =>
      edit(
        files,
        'posts/time-limits.md',
        'How Long You Have in Vermont',
        'Łódź, Señor & < Co '.repeat(12).trim(),
      ),
    );
    const images = drawnSocialImages(long, none).filter(({ name }) => name.includes('time-limits'));
    const [bytes] = (await filesFrom(images, temporaryFolder())).values();
    expect(sizeOf(bytes!)).toEqual([1200, 630]);
  });
});

describe('Icons', () => {
  it('are an ICO of 32 pixels and a touch icon of 180 pixels', async () => {
    const icons = await filesFrom(drawnIcons(site.content), temporaryFolder());
    const ico = icons.get('favicon.ico')!;
    expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico[6], ico[7]]).toEqual([1, 1, 32, 32]);
    expect(sizeOf(ico.subarray(ico.readUInt32LE(18)))).toEqual([32, 32]);
    expect(sizeOf(icons.get('apple-touch-icon.png')!)).toEqual([180, 180]);
  });

  it('show the logo in data/images if there is one', () => {
    const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M1 1h6v6z"/></svg>\n';
    const { content } = smallPlan((files) => void (files['images/mark.svg'] = logo));
    expect(logoSvg(content)).toBe(logo);
    const drawings = (of: typeof content) => drawnIcons(of).map(({ drawing }) => drawing);
    expect(drawings(content)).not.toEqual(drawings(site.content));
  });

  it('in the manifest exist', async () => {
    const icons = await filesFrom(drawnIcons(site.content), temporaryFolder());
    const manifest = JSON.parse(webManifest(site.content.settings)) as {
      name: string;
      icons: { src: string; sizes: string }[];
    };
    expect(manifest.name).toBe('Maple Law, PLLC');
    for (const { src, sizes } of manifest.icons) {
      expect(sizeOf(icons.get(src.slice(1))!).join('x')).toBe(sizes);
    }
  });
});
