/** Loaded into a generator before its own code: finds files whatever their capitals, as a disk of macOS or Windows. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';

const { existsSync, readdirSync } = fs;

/** The path under which a file is on the disk. */
function onDisk(file) {
  if (existsSync(file)) return file;
  const above = path.dirname(file);
  if (above === file) return file;
  const folder = onDisk(above);
  const name = path.basename(file);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return path.join(folder, names.find((each) => each.toLowerCase() === name.toLowerCase()) ?? name);
}

for (const name of [
  'existsSync',
  'lstatSync',
  'mkdirSync',
  'readFileSync',
  'rmSync',
  'rmdirSync',
  'statSync',
  'writeFileSync',
]) {
  const real = fs[name];
  fs[name] = (file, ...others) => real(typeof file === 'string' ? onDisk(file) : file, ...others);
}

const { renameSync } = fs;
fs.renameSync = (from, to) => renameSync(onDisk(from), onDisk(to));

syncBuiltinESMExports();
