import { element, type ControlProps } from './cms.ts';
import { input } from './input.ts';

/** The names of the files in a folder, as far as they are known where the editor runs. */
export type NamesIn = (folder: string) => readonly string[];

/** The name of a file in one of several folders: chosen from those that there are, or typed. */
export const nameField = (namesIn: NamesIn) => (props: ControlProps) => {
  const folders = [...(props.field.get('folders') as Iterable<string>)];
  const list = `${props.forID}-names`;
  return element(
    'div',
    {},
    input('input', props, { list }),
    element(
      'datalist',
      { id: list },
      ...folders.flatMap(namesIn).map((name) => element('option', { key: name, value: name })),
    ),
  );
};
