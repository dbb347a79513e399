import type { Cms } from './cms.ts';
import { dayField } from './day-field.ts';
import { markdownField } from './markdown-field.ts';
import { measuredField } from './measured-field.ts';
import { nameField, type NamesIn } from './name-field.ts';
import { pictureField } from './picture-field.ts';

const controls = (namesIn: NamesIn) => ({
  'site-markdown': markdownField,
  'site-day': dayField,
  'site-measured': measuredField,
  'site-picture': pictureField,
  'site-name': nameField(namesIn),
});

/** Teaches the editor the fields of this site. */
export function registerFields(cms: Cms, namesIn: NamesIn = () => []): void {
  for (const [name, control] of Object.entries(controls(namesIn))) cms.registerFieldType(name, control);
}
