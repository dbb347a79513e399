/**
 * A process that has loaded the code of commands, and runs them one after the other: starting a new process takes
 * several times as long as most of them do. Sends back the output of each, and its exit code.
 */
import { inspect } from 'node:util';
// As every command does.
import '../../scripts/delay-optimizer.cjs';

// React reads the variable when it loads, whichever command comes first.
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
