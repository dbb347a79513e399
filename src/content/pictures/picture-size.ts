import { readFileSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';

/** Adds width and height to pictures in an HTML text, so that the layout does not shift. */
export function withPictureSizes(html: string, dir: string): string {
  return html.replace(/<img src="\/(images\/[^"?#]+)"/g, (start, name: string) => {
    const size = sizeOfFile(dir, name);
    return size ? `${start} width="${size.width}" height="${size.height}" loading="lazy"` : start;
  });
}

/** In pixels, as shown by browsers; missing or truncated files are reported elsewhere. */
export function sizeOfFile(dir: string, name: string): { width: number; height: number } | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(readFileSync(path.join(dir, decodeURI(name))));
    // Taken with a phone held upright: browsers rotate the picture.
    return orientation >= 5 ? { width: height, height: width } : { width, height };
  } catch {
    return undefined;
  }
}
