import theme from '#styles/theme.css?raw';

const colors = new Map(
  [...theme.matchAll(/--color-([a-z-]+):\s*([^;]+);/g)].map((found) => [found[1]!, found[2]!]),
);

/** A color of the site's theme, for drawings, which cannot use the style sheet. */
export function themeColor(name: string): string {
  const color = colors.get(name);
  if (!color) throw new Error(`src/styles/theme.css names no color "${name}".`);
  return color;
}
