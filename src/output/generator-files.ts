import { markerFile } from '#lib/folders.mjs';
import { csvFile, editorFile } from '#site/address.ts';

/** Files that the document links to; browsers request some of these names unasked. */
export const iconFiles = {
  ico: 'favicon.ico',
  svg: 'favicon.svg',
  touch: 'apple-touch-icon.png',
  manifest: 'manifest.webmanifest',
} as const;

/** Fills its square, as launchers crop the icon to their own shape. */
export const launcherSizes = [192, 512] as const;
export const launcherIcon = (size: (typeof launcherSizes)[number]) => `icon-${size}.png`;

export const feedFile = 'feed.xml';
export const llmsFile = 'llms.txt';

/** Every file that the generator writes at the top of the site, pages aside. */
export const generatorFiles: readonly string[] = [
  markerFile,
  editorFile,
  '_headers',
  '_redirects',
  'robots.txt',
  feedFile,
  llmsFile,
  'sitemap.xml',
  csvFile,
  ...Object.values(iconFiles),
  ...launcherSizes.map(launcherIcon),
];

/** Folders in which every file is the generator's. */
export const generatorFolders: readonly string[] = ['admin', 'assets', 'sitemaps', 'social'];
