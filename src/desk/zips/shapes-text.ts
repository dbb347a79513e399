import type { CountyShapes } from '#content/places/shapes.ts';

/** One line per shape and border, for readable diffs. */
export function shapesText({ objects, arcs, ...head }: CountyShapes): string {
  const list = (items: readonly unknown[]) =>
    `[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]`;
  const object = ({ type, geometries }: { type: string; geometries: unknown[] }) =>
    `{ "type": ${JSON.stringify(type)}, "geometries": ${list(geometries)} }`;
  const written = Object.entries(objects).map(
    ([name, shape]) =>
      `${JSON.stringify(name)}: ${'geometries' in shape ? object(shape as never) : JSON.stringify(shape)}`,
  );
  const heads = Object.entries(head).map(
    ([name, value]) =>
      `${JSON.stringify(name)}: ${name === 'sources' ? list(value as unknown[]) : JSON.stringify(value)}`,
  );
  return `{\n${heads.join(',\n')},\n"objects": {\n${written.join(',\n')}\n},\n"arcs": ${list(arcs)}\n}\n`;
}

/**
 * A county's shapes without some ZIP codes, whose land becomes land without a ZIP of the site; those of other counties
 * are no longer named as neighbors.
 */
export function withoutShapes(text: string, zips: ReadonlySet<string>): string {
  const shapes = JSON.parse(text) as CountyShapes;
  const { zips: listed, rest } = shapes.objects;
  const gone = listed.geometries.filter(({ properties: { zip } }) => zips.has(zip));
  const left = listed.geometries.filter(({ properties: { zip } }) => !zips.has(zip));
  const besideGone = left.filter(({ properties }) => properties.across?.some((zip) => zips.has(zip)));
  if (gone.length === 0 && besideGone.length === 0) return text;
  for (const { properties } of besideGone) {
    const across = properties.across!.filter((zip) => !zips.has(zip));
    properties.across = across.length > 0 ? across : undefined;
  }
  rest.arcs.push(...gone.flatMap((shape) => (shape.type === 'Polygon' ? [shape.arcs] : shape.arcs)));
  listed.geometries = left;
  return shapesText(shapes);
}
