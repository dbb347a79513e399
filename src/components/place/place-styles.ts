import { hash } from 'node:crypto';
import text from '#styles/places.css?inline';

/** The styles of maps and tables of places, a file of its own: most pages show none. */
export const placeStyles = { name: `assets/places.${hash('sha1', text).slice(0, 10)}.css`, text };
