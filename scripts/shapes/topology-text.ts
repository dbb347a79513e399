import type { CountyShapes } from '#content/places/shapes.ts';

/** One line for each shape and for each stretch of border, so that a change can be seen. */
export function topologyText({ objects, arcs, ...head }: CountyShapes): string {
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
