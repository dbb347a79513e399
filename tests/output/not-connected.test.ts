import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { run, temporaryFolder, type CommandResult } from '../support/site.ts';
import { edit, smallSite, writeData } from '../support/small-site/small-site.ts';

/** A data folder without ids, so that only the environment sets any. */
function withoutIds(): string {
  const files = smallSite();
  edit(
    files,
    'site.yaml',
    '{ serviceId: "service_maple", templateId: "template_maple", publicKey: "key_maple" }',
    '{}',
  );
  return writeData(files);
}

const ids = {
  EMAILJS_SERVICE_ID: 'service_ci',
  EMAILJS_TEMPLATE_ID: 'template_ci',
  EMAILJS_PUBLIC_KEY: 'key_ci',
};
const notConnected =
  'The form is not connected; it asks visitors to call instead. Set serviceId, templateId and publicKey of emailjs in site.yaml, or EMAILJS_SERVICE_ID, EMAILJS_TEMPLATE_ID and EMAILJS_PUBLIC_KEY in the environment.';

const lastLine = ({ output }: CommandResult) => output.trimEnd().split('\n').at(-1);
const missing = (variable: string) =>
  expect.stringContaining(`or set ${variable} in the environment`) as string;

describe('A form that is not connected', () => {
  it('is reported by generate in the first run, in a run without changes and in a run with --shard', async () => {
    const [data, folder] = [withoutIds(), temporaryFolder()];
    const generate = (out: string, ...args: string[]) =>
      run('generate', ['--data', data, '--out', path.join(folder, out), ...args]);
    const first = await generate('dist');
    const again = await generate('dist');
    const part = await generate('part', '--shard', '1/2');
    for (const result of [first, again, part]) {
      expect([result.code, lastLine(result)]).toEqual([0, notConnected]);
    }
    expect(again.output).toContain('Nothing has changed');
    const connected = await run('generate', ['--data', data, '--out', path.join(folder, 'dist')], ids);
    expect([connected.code, connected.output.includes('not connected')]).toEqual([0, false]);
  });

  it('is reported by merge', async () => {
    const [data, folder] = [withoutIds(), temporaryFolder()];
    const part = path.join(folder, 'part');
    await run('generate', ['--data', data, '--out', part, '--shard', '1/1']);
    const merged = await run('merge', [part, '--data', data, '--out', path.join(folder, 'dist')]);
    expect([merged.code, lastLine(merged)]).toEqual([0, notConnected]);
  });
});

describe('A form with only some of its ids', () => {
  const { EMAILJS_PUBLIC_KEY: _, ...half } = ids;

  it.each(['generate', 'check', 'merge'])(
    'is refused by %s, which names the missing ones',
    async (command) => {
      const [data, folder] = [withoutIds(), temporaryFolder()];
      const part = path.join(folder, 'part');
      if (command === 'merge') await run('generate', ['--data', data, '--out', part, '--shard', '1/1']);
      const args = {
        generate: ['--out', path.join(folder, 'dist')],
        check: [],
        merge: [part, '--out', path.join(folder, 'dist')],
      }[command]!;
      const { code, output } = await run(command, [...args, '--data', data], {
        ...half,
        EMAILJS_PUBLIC_KEY: ' ',
      });
      expect(code).toBe(1);
      expect(output).toContain(
        'The environment sets EMAILJS_SERVICE_ID and EMAILJS_TEMPLATE_ID, but not EMAILJS_PUBLIC_KEY',
      );
      expect(output).toEqual(missing('EMAILJS_PUBLIC_KEY'));
    },
  );
});
