/** A file that is ready to be written. */
export interface NamedFile {
  name: string;
  text: string;
}
