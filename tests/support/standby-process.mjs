/**
 * A process that has loaded what commands are made of, and runs one after the other: starting anew takes several
 * times as long as most of them do. Answers what each printed, and the code that it would end with.
 */
import { inspect } from 'node:util';

// React reads the variable when it is loaded, whichever command comes first.
process.env.NODE_ENV = 'production';
const surroundings = { ...process.env };

/** @type {string[]} */
let stdout = [];
/** @type {string[]} */
let stderr = [];
process.stdout.write = (text) => stdout.push(String(text)) > 0;
process.stderr.write = (text) => stderr.push(String(text)) > 0;

process.on('message', async ({ module, call, args, env }) => {
  [stdout, stderr, process.exitCode] = [[], [], undefined];
  Object.assign(process.env, env);
  try {
    await (await import(module))[call](...args);
  } catch (error) {
    stderr.push(`${inspect(error)}\n`);
    process.exitCode = 1;
  }
  const code = Number(process.exitCode ?? 0);
  for (const name of Object.keys(process.env)) if (!(name in surroundings)) delete process.env[name];
  Object.assign(process.env, surroundings);
  process.exitCode = 0;
  process.send({ code, stdout: stdout.join(''), stderr: stderr.join('') });
});
process.on('disconnect', () => process.kill(process.pid));
