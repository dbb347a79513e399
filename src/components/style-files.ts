import { assetFile } from '#lib/named-file.ts';
import paper from '#styles/print.css?inline';
import places from '#styles/places.css?inline';

/** The styles of paper, a file of its own: nobody waits for it who only reads. */
export const printStyles = assetFile('print', 'css', paper);

/** The styles of maps and tables of places, a file of its own: most pages show none. */
export const placeStyles = assetFile('places', 'css', places);
