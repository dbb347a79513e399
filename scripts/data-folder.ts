import { statSync } from 'node:fs';

/** The folder that --data names, or why there is none, before anything is looked for in it. */
export function dataFolder(data: string): string {
  if (data === '') throw new Error('--data is empty: write the folder that holds the data.');
  const found = statOf(data);
  if (!found) throw new Error(`There is no folder "${data}".`);
  if (!found.isDirectory()) {
    throw new Error(`"${data}" is not a folder: --data needs the one that holds site.yaml and the rest.`);
  }
  return data;
}

function statOf(file: string) {
  try {
    return statSync(file);
  } catch {
    return undefined;
  }
}
