import { assetFile } from '#lib/named-file.ts';
import paper from '#styles/print.css?inline';
import places from '#styles/places.css?inline';

/** Print styles, in a file of their own so that they do not delay readers on screen. */
export const printStyles = assetFile('print', 'css', paper);

/**
 * Styles of maps and place tables, in a file of their own as most pages have neither. Tailwind's license stays in the
 * styles of all pages: once more, it would take 40 bytes of the first round trip.
 */
export const placeStyles = assetFile('places', 'css', places.replace(/^\/\*!.*?\*\/\s*/s, ''));
