import { createInterface } from 'node:readline/promises';

/** Where a user can be asked questions. */
export interface Terminal {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
}

/** The user's terminal; undefined in a script or on a build server. */
export const ownTerminal = (): Terminal | undefined =>
  process.stdin.isTTY && process.stdout.isTTY ? { input: process.stdin, output: process.stdout } : undefined;

/** Asks until the answer is valid; returns undefined if the input ends. */
export async function prompt(
  { input, output }: Terminal,
  question: string,
  wrongWith: (answer: string) => string | undefined = () => undefined,
): Promise<string | undefined> {
  const lines = createInterface({ input, output });
  const ended = new Promise<undefined>((resolve) => void lines.once('close', () => resolve(undefined)));
  try {
    for (;;) {
      const answer = (await Promise.race([lines.question(`${question} `), ended]))?.trim();
      // Without Enter, the next output would follow the question on the same line.
      if (answer === undefined) output.write('\n');
      const wrong = answer === undefined ? undefined : wrongWith(answer);
      if (wrong === undefined) return answer;
      output.write(`${wrong}\n`);
    }
  } finally {
    lines.close();
  }
}

/** Whether the answer is yes; pressing just Enter gives `defaultAnswer`. */
export async function confirm(
  terminal: Terminal,
  question: string,
  defaultAnswer: 'yes' | 'no',
): Promise<boolean> {
  const answer = await prompt(terminal, `${question} ${defaultAnswer === 'yes' ? '[Y/n]' : '[y/N]'}`);
  return answer !== undefined && /^y(?:es)?$/i.test(answer || defaultAnswer);
}
