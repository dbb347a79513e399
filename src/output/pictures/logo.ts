import { themeColor } from './theme.ts';

/** The section sign in a square of 32. */
const sectionSign =
  'M20.3 9.4C19.6 7 18 6 16 6c-2.5 0-4.3 1.4-4.3 3.4C11.7 14 20.5 13.7 20.5 18.2c0 1.9-1.5 3-3 3' +
  'M11.7 22.6C12.4 25 14 26 16 26c2.5 0 4.3-1.4 4.3-3.4C20.3 18 11.5 18.3 11.5 13.8c0-1.9 1.5-3 3-3';

/** The mark of the site, whichever firm it is; `corner` rounds the square where no device does. */
export function markSvg(corner: number): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
    `<rect width="32" height="32" rx="${corner}" fill="${themeColor('navy')}"/>` +
    `<path fill="none" stroke="${themeColor('white')}" stroke-width="2.6" stroke-linecap="round" d="${sectionSign}"/>` +
    '</svg>\n'
  );
}
