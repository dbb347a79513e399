import { rootOf } from './drawings.ts';

interface PictureFormat {
  name: string;
  /** File name endings, the usual one first. */
  endings: readonly [string, ...string[]];
  /** Tests a file's content, given with one character per byte. */
  is(bytes: string): boolean;
}

export const pictureFormats: readonly PictureFormat[] = [
  { name: 'SVG', endings: ['svg'], is: (bytes) => rootOf(bytes) !== undefined },
  { name: 'PNG', endings: ['png'], is: (bytes) => bytes.startsWith('\x89PNG\r\n\x1A\n') },
  { name: 'JPEG', endings: ['jpg', 'jpeg'], is: (bytes) => bytes.startsWith('\xFF\xD8\xFF') },
  { name: 'WebP', endings: ['webp'], is: (bytes) => /^RIFF[^]{4}WEBP/.test(bytes) },
  { name: 'AVIF', endings: ['avif'], is: (bytes) => /^[^]{4}ftypavi[fs]/.test(bytes) },
  { name: 'GIF', endings: ['gif'], is: (bytes) => /^GIF8[79]a/.test(bytes) },
];

export const pictureEndings: readonly string[] = pictureFormats.flatMap(({ endings }) => endings);

export function mediaTypeOf(file: string): string | undefined {
  const [, ending = ''] = /\.([^./]+)$/.exec(file) ?? [];
  const format = pictureFormats.find(({ endings }) => endings.includes(ending));
  return format && `image/${format.name === 'SVG' ? 'svg+xml' : format.name.toLowerCase()}`;
}
