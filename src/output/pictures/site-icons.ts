import type { Content, SiteSettings } from '#content/content.ts';
import { usualLanguage } from '#content/languages.ts';
import type { DrawnFile } from '../cache/drawn-files.ts';
import { logoSvg, squareLogoSvg } from './logo.ts';
import { iconFiles, launcherIcon, launcherSizes } from '../generator-files.ts';
import { rasterize } from './rasterize.ts';
import { themeColor } from './theme.ts';

/** The logo in every size that browsers and phones ask for. */
export function drawnIcons(content: Content): DrawnFile[] {
  const square = squareLogoSvg(content);
  return [
    icon(iconFiles.ico, logoSvg(content), 32, asIco),
    icon(iconFiles.touch, square, 180),
    ...launcherSizes.map((size) => icon(launcherIcon(size), square, size)),
  ];
}

function icon(name: string, svg: string, size: number, wrap = (png: Buffer) => png): DrawnFile {
  return { name, drawing: `${svg} ${size}`, draw: async () => wrap(await rasterize(svg, size)) };
}

/** Wraps a 32-pixel PNG as an ICO file with one true-color entry. */
function asIco(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** The web app manifest, for the site on a phone's home screen. */
export function webManifest({ firm }: SiteSettings): string {
  const manifest = {
    name: firm.name,
    short_name: firm.product,
    description: firm.description,
    lang: usualLanguage,
    start_url: '/',
    display: 'browser',
    background_color: themeColor('paper'),
    theme_color: themeColor('navy'),
    icons: launcherSizes.flatMap((size) =>
      ['any', 'maskable'].map((purpose) => ({
        src: `/${launcherIcon(size)}`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
