import type { NamedFile } from '#lib/named-file.ts';
import { jsonSchemaOf, namedSchemas } from './json-schemas.ts';

/** Where the schemas lie in a data folder; the reader of the data passes dot folders by. */
export const schemaFolder = '.schemas';

/** The JSON Schemas of all data files, by their path in the data folder. */
export function schemaFiles(): NamedFile[] {
  return namedSchemas().map(({ name, schema }) => ({
    name: `${schemaFolder}/${name}.json`,
    text: `${JSON.stringify(jsonSchemaOf(schema), null, 2)}\n`,
  }));
}

/** Which schema VS Code's YAML extension holds which files against; paths are those of the repository. */
export function yamlSchemasSetting(dir: string): Record<string, string> {
  return Object.fromEntries(
    namedSchemas()
      .filter(({ files }) => files.endsWith('.yaml'))
      .map(({ name, files }) => [`./${dir}/${schemaFolder}/${name}.json`, `${dir}/${files}`]),
  );
}

/** The file with its modeline as the first line, which tells every other YAML editor where its schema lies. */
export function withModeline(name: string, text: string): string {
  const found = namedSchemas().find(({ files }) => {
    const [folder, ending] = files.split('*');
    return ending === undefined ? files === name : name.startsWith(folder!) && name.endsWith(ending);
  });
  if (!found || !name.endsWith('.yaml')) return text;
  const up = '../'.repeat(name.split('/').length - 1);
  const modeline = `# yaml-language-server: $schema=${up}${schemaFolder}/${found.name}.json\n`;
  return modeline + text.replace(/^# yaml-language-server: .*\n/, '');
}
