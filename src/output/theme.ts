import theme from '../styles/theme.css?raw';

/** A color of the site's theme, for what is drawn and cannot read styles. */
export function themeColor(name: string): string {
  const value = new RegExp(`--color-${name}:\\s*([^;]+);`).exec(theme)?.[1];
  if (!value) throw new Error(`src/styles/theme.css names no color "${name}".`);
  return value.trim();
}
