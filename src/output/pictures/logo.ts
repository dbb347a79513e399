import type { Content } from '#content/content.ts';
import { themeColor } from './theme.ts';

/** The section sign in a square of 32. */
const sectionSign =
  'M20.3 9.4C19.6 7 18 6 16 6c-2.5 0-4.3 1.4-4.3 3.4C11.7 14 20.5 13.7 20.5 18.2c0 1.9-1.5 3-3 3' +
  'M11.7 22.6C12.4 25 14 26 16 26c2.5 0 4.3-1.4 4.3-3.4C20.3 18 11.5 18.3 11.5 13.8c0-1.9 1.5-3 3-3';

/** The firm's own logo, or a section sign where it has none. */
export const logoSvg = ({ logo }: Content): string =>
  logo ??
  onSquare(
    `<path fill="none" stroke="${themeColor('white')}" stroke-width="2.6" stroke-linecap="round" d="${sectionSign}"/>`,
    5,
  );

/** With square corners, as devices round them in their own way. */
export const squareLogoSvg = (content: Content): string =>
  onSquare(`<image width="32" height="32" href="${svgDataUri(logoSvg(content))}"/>`, 0);

export const svgDataUri = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

const onSquare = (drawing: string, corner: number) =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
  `<rect width="32" height="32" rx="${corner}" fill="${themeColor('navy')}"/>${drawing}</svg>\n`;
