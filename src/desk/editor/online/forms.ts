import { endingOf, folders, singleFiles } from '#content/collections.ts';
import { valuesIn, yamlAndBody } from '#desk/data-file.ts';
import type { Values } from '#desk/values.ts';
import { plainText, writtenLike } from '#lib/file-text.ts';
import { filledForm, hasForm, savedFile, schemaOfFile } from '../files.ts';
import { toView } from '../view.ts';

/** Travels with the values of a form: the file as it was opened, so that its comments, its lines and their ends stay. */
const original = '$file';

/** How the editor reads and writes a data file; all files of a folder share a form. */
export function formOf(name: string) {
  const schema = schemaOfFile(name)!;
  return {
    fromFile(trimmed: string): Values {
      const opened = trimmed + (trimmed.includes('\r\n') ? '\r\n' : '\n');
      const text = plainText(opened);
      if (!hasForm(name, text)) throw new Error('The file does not hold named values.');
      const { body } = yamlAndBody(name, text);
      const values = toView(schema, valuesIn(name, text)) as Values;
      return { ...values, ...(name.endsWith('.md') && { body }), [original]: opened };
    },
    toFile({ [original]: opened, ...values }: Values): string {
      const before = opened as string | undefined;
      const saved = savedFile(name, before && plainText(before), filledForm(name, values), schema);
      return before === undefined ? saved : writtenLike(before, saved);
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
