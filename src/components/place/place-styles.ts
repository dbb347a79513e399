import { assetFile } from '#lib/named-file.ts';
import text from '#styles/places.css?inline';

/** The styles of maps and tables of places, a file of its own: most pages show none. */
export const placeStyles = assetFile('places', 'css', text);
