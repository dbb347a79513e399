import { hash } from 'node:crypto';
import styles from '../../styles/maps.css?raw';

/** Nobody reads them in a browser. */
const text = styles
  .replace(/\/\*.*?\*\//gs, '')
  .replace(/\s+/g, ' ')
  .replace(/;? ?([{};]) ?/g, '$1')
  .trim();

/** The styles of maps, a file of its own: most pages show none. */
export const mapStyles = { name: `assets/map.${hash('sha1', text).slice(0, 10)}.css`, text };
