import { isSampleAddress } from '#lib/sample-address.ts';
import type { Deployment } from './deployment.ts';
import type { HostFinding } from './finding.ts';

/** Invented people may show the layout, but nobody may take them for ours. */
export function checkSamples({ samples, origin }: Deployment): HostFinding[] {
  if (samples === undefined) return [];
  const fix =
    'Replace them in testimonials.yaml and attorneys/ of the data by real ones; then generate again.';
  return isSampleAddress(origin)
    ? [{ weight: 'loses', says: `The site shows samples: ${samples}. Its address is one, too.`, fix }]
    : [{ weight: 'stops', says: `Visitors of ${origin} would take samples for real: ${samples}.`, fix }];
}
