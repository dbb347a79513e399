import path from 'node:path';
import { expect, it } from 'vitest';
import { run, temporaryFolder } from '../support/site.ts';
import { edit, smallSite, writeData } from '../support/small-site.ts';

it('npm run similarity prints the worst pairs and what was not met', async () => {
  const files = smallSite();
  // Two counties of which nothing is known that would tell their ZIPs apart.
  const court =
    'court: { name: "the Superior Court in Chittenden County", source: "vermontjudiciary.org" }\n';
  edit(files, 'counties/chittenden-county.yaml', court, '');
  for (const name of ['counties/chittenden-county.yaml', 'counties/addison-county.yaml']) {
    files[name] = String(files[name]).replace(/^points:\n(?: .*\n)*/m, '');
  }
  const data = writeData(files);
  const out = path.join(temporaryFolder(), 'dist');
  await run('generate', ['--data', data, '--out', out, '--quiet']);
  const { code, output } = await run('similarity', ['--data', data, '--out', out]);
  expect(output).toMatch(/One topic in different counties: 24 pairs; at most 0\.85 wanted/);
  expect(output).toMatch(/1\.000 ! \/blog\/zip\/05408\/deadlines\n\s+\/blog\/zip\/05753\/deadlines/);
  expect(output).toMatch(/^Two guides +0 .* met$/m);
  expect(code).toBe(1);
});

it('npm run similarity asks for a finished site', async () => {
  const { code, output } = await run('similarity', ['--out', temporaryFolder()]);
  expect(output).toMatch(/There is no finished site in .*Make it first with: npm run generate/);
  expect(code).toBe(2);
});
