import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '#content/read.ts';
import { schemaFiles, withModeline, yamlSchemasSetting } from '#desk/schema-files.ts';

const data = 'data';
const settingsFile = '.vscode/settings.json';

let written = 0;
const write = (file: string, text: string) => {
  if (readIfThere(file) === text) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  written++;
};

for (const { name, text } of schemaFiles()) write(path.join(data, name), text);
for (const name of listFiles(data).filter((file) => file.endsWith('.yaml'))) {
  const file = path.join(data, name);
  write(file, withModeline(name, readFileSync(file, 'utf8')));
}
const settings = JSON.parse(readIfThere(settingsFile) ?? '{}') as object;
write(
  settingsFile,
  `${JSON.stringify({ ...settings, 'yaml.schemas': yamlSchemasSetting(data) }, null, 2)}\n`,
);
console.log(
  written === 0 ? 'The editor knows all the rules already.' : `${written} files brought up to date.`,
);

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
