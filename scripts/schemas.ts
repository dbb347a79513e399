import path from 'node:path';
import { listFiles } from '#content/read.ts';
import { schemaFiles, withModeline, yamlSchemasSetting } from '#desk/schema-files.ts';
import { optionsOrExit } from './load-or-exit.ts';
import { readTextFile, writeTextFile } from './text-file.ts';

const usage = `Usage: npm run schemas -- [options]
Writes the JSON Schemas that editors read, and the settings of VS Code beside the data folder.
  --data DIR   folder with the data (data)`;

const { data } = optionsOrExit({ options: { data: { type: 'string', default: 'data' } } }, usage).values;
const workspace = path.dirname(path.resolve(data));
const settingsFile = path.join(workspace, '.vscode/settings.json');

let written = 0;
const write = (file: string, text: string) => {
  if (readTextFile(file) === text) return;
  writeTextFile(file, text);
  written++;
};

for (const { name, text } of schemaFiles()) write(path.join(data, name), text);
for (const name of listFiles(data).filter((file) => file.endsWith('.yaml'))) {
  const file = path.join(data, name);
  write(file, withModeline(name, readTextFile(file) ?? ''));
}
const settings = JSON.parse(readTextFile(settingsFile) ?? '{}') as object;
write(
  settingsFile,
  `${JSON.stringify({ ...settings, 'yaml.schemas': yamlSchemasSetting(path.basename(path.resolve(data))) }, null, 2)}\n`,
);
console.log(
  written === 0 ? 'The editor knows all the rules already.' : `${written} files brought up to date.`,
);
