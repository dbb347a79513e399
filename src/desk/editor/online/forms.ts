import { endingOf, folders, singleFiles } from '#content/collections.ts';
import { valuesIn, yamlAndBody } from '#desk/data-file.ts';
import type { Values } from '#desk/values.ts';
import { filledForm, hasForm, savedFile, schemaOfFile } from '../files.ts';
import { toView } from '../view.ts';

/** Travels with the values of a form: the file as it was opened, so that its comments and its lines stay. */
const original = '$file';

/** How the editor reads and writes a data file; all files of a folder share a form. */
export function formOf(name: string) {
  const schema = schemaOfFile(name)!;
  return {
    fromFile(trimmed: string): Values {
      const text = `${trimmed}\n`;
      if (!hasForm(name, text)) throw new Error('The file does not hold named values.');
      const { body } = yamlAndBody(name, text);
      const values = toView(schema, valuesIn(name, text)) as Values;
      return { ...values, ...(name.endsWith('.md') && { body }), [original]: text };
    },
    toFile({ [original]: before, ...values }: Values): string {
      return savedFile(name, before as string | undefined, filledForm(name, values), schema);
    },
  };
}

/** The names under which the forms are registered: the folder, or the file. */
export const formNames: readonly { form: string; file: string; extension: string }[] = [
  ...Object.keys(folders).map((folder) => {
    const extension = endingOf(folder);
    return { form: folder, file: `${folder}/any.${extension}`, extension };
  }),
  ...Object.keys(singleFiles).map((file) => ({ form: file, file, extension: 'yaml' })),
].filter(({ file }) => schemaOfFile(file));
