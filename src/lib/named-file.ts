import { hash } from 'node:crypto';

/** A file that is ready to be written. */
export interface NamedFile {
  name: string;
  text: string;
}

/** The first digits of a hash: equal for two texts only by rare chance. */
export const shortHash = (text: string, digits: number) => hash('sha1', text).slice(0, digits);

/** A file that browsers may cache forever, as its name changes with its text: `assets/icons.0a1b2c3d4e.svg`. */
export const assetFile = (name: string, ending: string, text: string): NamedFile => ({
  name: `assets/${name}.${shortHash(text, 10)}.${ending}`,
  text,
});
