import { hash } from 'node:crypto';
import text from '../../styles/maps.css?inline';

/** The styles of maps, a file of its own: most pages show none. */
export const mapStyles = { name: `assets/map.${hash('sha1', text).slice(0, 10)}.css`, text };
