import { readFileSync } from 'node:fs';
import path from 'node:path';
import { attributesOf } from '#lib/html/html-scan.ts';
import { rootOf } from './drawings.ts';
import { pictureFormats } from './picture-formats.ts';

type Size = readonly [width: number, height: number];

/** Gives each picture of the data folder in an HTML text its width and height, so that the text keeps its place. */
export function withPictureSizes(html: string, dir: string): string {
  return html.replace(/<img src="\/(images\/[^"?#]+)"/g, (start, name: string) => {
    const [width, height] = sizeOfFile(dir, name) ?? [];
    return width && height ? `${start} width="${width}" height="${height}" loading="lazy"` : start;
  });
}

/** In pixels, as the file tells it; what is missing or cut off is told of elsewhere. */
function sizeOfFile(dir: string, name: string): Size | undefined {
  try {
    const bytes = readFileSync(path.join(dir, decodeURI(name)));
    const text = bytes.toString('latin1');
    const format = pictureFormats.find(({ is }) => is(text));
    return format && (sizes[format.name]?.(bytes, text)?.map(Math.round) as Size | undefined);
  } catch {
    return undefined;
  }
}

/** What a phone that was held upright writes: browsers turn the picture. */
const onItsSide =
  // oxlint-disable-next-line no-control-regex -- numbers of a file
  /Exif\0\0(?:II[^]*?\x12\x01\x03\0\x01\0\0\0[\x05-\x08]|MM[^]*?\x01\x12\0\x03\0\0\0\x01\0[\x05-\x08])/;

const sizes: Record<string, (bytes: Buffer, text: string) => Size | undefined> = {
  SVG(_, text) {
    const attributes = attributesOf(rootOf(text)!.replace(/^<svg|\/?>$/g, ''));
    const [width, height] = ['width', 'height'].map((name) =>
      /^[\d.]+(?=(?:px)?$)/.exec(attributes.get(name) ?? ''),
    );
    if (width && height) return [Number(width[0]), Number(height[0])];
    const [, , ...seen] = (attributes.get('viewbox') ?? '')
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    return seen.length === 2 ? [seen[0]!, seen[1]!] : undefined;
  },
  PNG: (bytes) => [bytes.readUInt32BE(16), bytes.readUInt32BE(20)],
  JPEG(bytes, text) {
    for (let at = 2; bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
      // The frame; of its numbers three mean something else.
      if (!/^c[^48c]$/.test(bytes[at + 1]!.toString(16))) continue;
      const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)];
      return onItsSide.test(text.slice(0, at)) ? [height, width] : [width, height];
    }
    return undefined;
  },
  WebP(bytes, text) {
    const kind = text.slice(12, 16);
    if (kind === 'VP8X') return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
    if (kind === 'VP8 ') return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
    const bits = bytes.readUInt32LE(21);
    return [(bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1];
  },
  AVIF(bytes, text) {
    const all = [...text.matchAll(/ispe/g)].map(({ index }): Size => [
      bytes.readUInt32BE(index + 8),
      bytes.readUInt32BE(index + 12),
    ]);
    // Small ones are tiles, or a preview.
    return all.sort((a, b) => b[0] * b[1] - a[0] * a[1])[0];
  },
  GIF: (bytes) => [bytes.readUInt16LE(6), bytes.readUInt16LE(8)],
};
