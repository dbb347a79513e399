import { expect, test } from 'vitest';
import { icons } from '#client/icon.tsx';

interface LucideIcon {
  __iconData: { node: [tag: string, attributes: { d: string }][] };
}

test.each(Object.entries(icons))('The icon %s of the islands is the one of lucide', async (name, paths) => {
  const { __iconData } = (await import(`lucide-react/icons/${name}`)) as LucideIcon;
  expect(__iconData.node.map(([, { d }]) => d)).toEqual(paths);
});
