import { readFileSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';

/** Gives each picture of the data folder in an HTML text its width and height, so that the text keeps its place. */
export function withPictureSizes(html: string, dir: string): string {
  return html.replace(/<img src="\/(images\/[^"?#]+)"/g, (start, name: string) => {
    const size = sizeOfFile(dir, name);
    return size ? `${start} width="${size.width}" height="${size.height}" loading="lazy"` : start;
  });
}

/** In pixels, as browsers show it; what is missing or cut off is told of elsewhere. */
export function sizeOfFile(dir: string, name: string): { width: number; height: number } | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(readFileSync(path.join(dir, decodeURI(name))));
    // A phone that was held upright: browsers turn the picture.
    return orientation >= 5 ? { width: height, height: width } : { width, height };
  } catch {
    return undefined;
  }
}
