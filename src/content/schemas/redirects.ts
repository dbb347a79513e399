import { z } from 'zod';
import { newAddress, oldAddress } from './common/moved-addresses.ts';

/** data/redirects.yaml: addresses of the past, and where they lead. */
export const redirectsSchema = z
  .strictObject({
    unlimited: z
      .boolean()
      .default(false)
      .meta({
        description: 'true where no host limits the redirects, as on a server of your own',
        examples: [true],
      }),
    redirects: z
      .array(
        z.strictObject({
          from: oldAddress.meta({
            description:
              'The address that was published once, or that a former website had; * stands for whatever comes there',
            examples: ['/practice/old-name', '/blog/zip/11249/*', '/About-Us.html'],
          }),
          to: newAddress.meta({
            description: 'Where it leads now; * is replaced by what stood there',
            examples: ['/practice/new-name', '/blog/zip/11211/*'],
          }),
        }),
      )
      .meta({ description: 'Addresses that have moved, one line each' }),
  })
  .meta({
    title: 'Redirects',
    shows: 'Visitors of an old address are led on',
    description: 'Addresses that were published once and have moved',
  });
