import { smallSite, type DataFiles } from '../../support/small-site/small-site.ts';

const zipCodes = Array.from({ length: 48 }, (_, i) => String(5900 + i).padStart(5, '0'));

export const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** The small site with one more county, of 48 ZIP codes, and two more topics: about 240 pages. */
export function largerSite(): DataFiles {
  const files = smallSite();
  files['counties/windham-county.yaml'] = windham();
  const deadlines = String(files['topics/deadlines.yaml']);
  for (const [i, slug] of ['costs', 'fault'].entries()) {
    files[`topics/${slug}.yaml`] = deadlines
      .replace('"Time limits in Vermont"', `"About ${slug} in Vermont"`)
      .replace('order: 1', `order: ${i + 2}`);
  }
  for (const name of ['car-accidents', 'car-accidents-1']) files[`images/${name}.svg`] = drawing;
  return files;
}

function windham(): string {
  const points = zipCodes.map((zip, i) => `  "${zip}": [${42.8 + i / 100}, ${-72.7 + (i % 7) / 50}]`);
  return `\
name: "Windham County"
order: 3
cities:
  - name: "Brattleboro"
    slug: brattleboro
    zips: [${zipCodes.map((zip) => `"${zip}"`).join(', ')}]
points:
${points.join('\n')}
`;
}
