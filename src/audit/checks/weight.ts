import { posix } from 'node:path';
import type { Subject } from './check.ts';

/** The initial congestion window: the ten packets that a server sends before it waits for an answer. */
export const firstRoundTrip = 14 * 1024;

export const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

export const weight: Subject = {
  title: 'Weight',
  checks: [
    {
      id: 'image-size',
      level: 'warning',
      title: 'A picture has no width and height',
      why: 'The text jumps when it loads, just as the visitor taps.',
      fix: 'Write width and height in the template.',
      *onPage({ causes }, { route, reading }) {
        for (const { src, sized, written } of reading.images) {
          if (sized) continue;
          const says = `${posix.basename(src)} has no width or height.`;
          yield { cause: causes.inTemplate(route.kind, written), says };
        }
      },
    },
    {
      id: 'page-heavy',
      level: 'warning',
      title: 'A page does not fit into the first round trip',
      why: "About 14 KB, compressed with Brotli, arrive with the server's first answer; more makes a phone wait again.",
      fix: 'Shorten repeated parts of the template or the styles.',
      *onSite({ causes }, { pages, weights }) {
        for (const { page, bytes } of weights()) {
          if (bytes <= firstRoundTrip) continue;
          const says = `${kilobytes(bytes)} of ${kilobytes(firstRoundTrip)}, styles included; the largest page of its kind.`;
          yield { page, cause: causes.inTemplate(pages[page]!.kind), says };
        }
      },
    },
  ],
};
