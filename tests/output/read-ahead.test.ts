import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentsOf } from '../support/files.ts';
import { november20 } from '../support/generate-small-site.ts';
import { run, temporaryFolder } from '../support/site.ts';
import { edit, smallSite, writeData, type DataFiles } from '../support/small-site.ts';

/** More than one thread should read alone: some files get a comment of 900,000 characters. */
function large(files: DataFiles): DataFiles {
  const comment = `# ${'x'.repeat(98)}\n`.repeat(9_000);
  for (const name of Object.keys(files)) {
    if (/^(counties|topics|flows)\//.test(name)) files[name] = `${String(files[name])}\n${comment}`;
  }
  return files;
}

async function generate(files: DataFiles) {
  const out = path.join(temporaryFolder(), 'dist');
  const result = await run('generate', ['--data', writeData(files), '--out', out, '--threads', '3'], {
    SOURCE_DATE_EPOCH: november20,
  });
  return { ...result, out };
}

describe('Large data, which the threads read ahead,', () => {
  it('gives the same site as small data that says the same', async () => {
    const [one, other] = [await generate(large(smallSite())), await generate(smallSite())];
    expect(one.output).toContain('40 pages written');
    expect(contentsOf(one.out)).toEqual(contentsOf(other.out));
  });

  it.each<[string, (files: DataFiles) => void, string]>([
    [
      'that YAML cannot read',
      (files) =>
        edit(files, 'counties/addison-county.yaml', 'name: "Addison County"', 'name: "Addison County'),
      'counties/addison-county.yaml',
    ],
    [
      'in a value',
      (files) => edit(files, 'counties/addison-county.yaml', '"05753", "05740"', '5753, "05740"'),
      'counties/addison-county.yaml',
    ],
  ])('is told of a mistake %s as in small data', async (_what, spoil, file) => {
    const [small, big] = [smallSite(), smallSite()];
    spoil(small);
    spoil(big);
    const letters = [await generate(small), await generate(large(big))].map(({ code, output }) => {
      expect(code).toBe(1);
      return output
        .replaceAll(/\/\S*\/data\//g, '')
        .slice(output.indexOf(file))
        .split('\n')
        .slice(0, 6);
    });
    expect(letters[1]).toEqual(letters[0]);
  });
});
