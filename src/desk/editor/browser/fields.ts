import type { Cms } from './cms.ts';
import { dayField } from './day-field.ts';
import { markdownField } from './markdown-field.ts';
import { measuredField } from './measured-field.ts';
import { pictureField } from './picture-field.ts';

const controls = {
  'site-markdown': markdownField,
  'site-day': dayField,
  'site-measured': measuredField,
  'site-picture': pictureField,
};

/** Teaches the editor the fields of this site. */
export function registerFields(cms: Cms): void {
  for (const [name, control] of Object.entries(controls)) cms.registerFieldType(name, control);
}
