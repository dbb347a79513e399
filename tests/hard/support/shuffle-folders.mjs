/** Loaded into a generator before its own code: makes folders list in an unusual order. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { readdirSync } = fs;
fs.readdirSync = (...args) => {
  const names = readdirSync(...args);
  const turned = Number(process.env.TURN_FOLDERS) % (names.length || 1);
  return [...names.slice(turned), ...names.slice(0, turned)].reverse();
};
syncBuiltinESMExports();
