import { endingOf, folders, singleFiles } from '#content/collections.ts';
import type { z } from 'zod';
import { languages } from '#content/languages.ts';
import { metaOf } from '#content/schema-at.ts';
import { fieldsOf, type EditorField, folderLabels } from './fields.ts';
import { schemaOfFile } from './files.ts';

const body: EditorField = {
  name: 'body',
  label: 'Text',
  widget: 'site-markdown',
  hint: 'Leave a blank line between paragraphs; the buttons above add headings, bold words, lists, links and pictures',
};

/**
 * The configuration of the visual editor, made from the schemas that check the data. `data` is the folder as
 * the editor addresses it, `url` where the site is shown while one edits. With the `backend` of a repository, forms of
 * ours read and write the files.
 */
export function editorConfig(data: string, url: string, backend?: object): object {
  const collections = (Object.keys(folderLabels) as (keyof typeof folders)[]).map((folder) => ({
    ...folderCollection(data, folder),
    ...(backend ? { format: folder } : fileFormat(folder)),
  }));
  const files = Object.entries(singleFiles).filter(([name]) => schemaOfFile(name));
  const group = (name: string, label: string, belongs: (file: string) => boolean) => ({
    name,
    label,
    files: files
      .filter(([file]) => belongs(file))
      .map(([file, schema]) => ({ ...fileEntry(data, file, schema), ...(backend && { format: file }) })),
  });
  return {
    backend: backend ?? { name: 'test-repo' },
    site_url: url,
    display_url: url,
    media_folder: `${data}/images`,
    public_folder: '/images',
    slug: { encoding: 'ascii', clean_accents: true },
    media_libraries: {
      default: { config: { slugify_filename: true, max_file_size: 10_000_000 } },
      stock_assets: { providers: [] },
    },
    // Only the development server can render the preview.
    editor: { preview: !backend },
    app_title: 'Edit the site',
    output: { omit_empty_optional_fields: true },
    collections: [
      ...collections,
      group('pages', 'Pages', (file) => file.startsWith('pages/')),
      group('lists', 'Firm and lists', (file) => !file.includes('/') || file.startsWith('places/')),
      group('flows', 'Form and chat', (file) => file.startsWith('flows/')),
    ],
  };
}

function folderCollection(data: string, folder: keyof typeof folders): object {
  const schema: z.ZodType = folders[folder];
  const [label, nameField] = folderLabels[folder];
  const { title, description } = metaOf(schema);
  const fields = fieldsOf(schema);
  const name = `{{${nameField}}}`;
  return {
    name: folder,
    label,
    label_singular: title,
    description,
    folder: `${data}/${folder}`,
    create: true,
    identifier_field: nameField,
    slug: name,
    summary: name,
    ...(hasField(fields, 'draft') && {
      summary: `${name} {{draft | ternary('(draft)', '')}}`,
      view_filters: [{ label: 'Drafts', field: 'draft', pattern: true }],
    }),
    sortable_fields: { fields: [nameField, ...(hasField(fields, 'order') ? ['order'] : [])] },
    fields: endingOf(folder) === 'md' ? [...fields, body] : fields,
  };
}

const fileFormat = (folder: string) =>
  endingOf(folder) === 'md'
    ? { extension: 'md', format: 'yaml-frontmatter' }
    : { extension: 'yaml', format: 'yaml' };

const hasField = (fields: readonly EditorField[], name: string) =>
  fields.some((field) => field.name === name);

function fileEntry(data: string, file: string, schema: z.ZodType): object {
  const { title } = metaOf(schema);
  const name = file.replace(/\.yaml$/, '').replaceAll(/[/.]/g, '-');
  const language = languages.find((code) => file.endsWith(`.${code}.yaml`));
  const label = language ? `${title} in ${nameOfLanguage.of(language)}` : title;
  return { name, label, file: `${data}/${file}`, fields: fieldsOf(schema) };
}

const nameOfLanguage = new Intl.DisplayNames('en', { type: 'language' });
