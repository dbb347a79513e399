import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from './support/site.ts';

interface Workflow {
  permissions: Record<string, string>;
  jobs: Record<string, { permissions?: Record<string, string>; steps: Step[] }>;
}

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

const folder = path.join(root, '.github/workflows');
const ofReadme = [...readFileSync(path.join(root, 'README.md'), 'utf8').matchAll(/^```yaml\n(.*?)^```/gms)]
  .map(([, text]) => text!)
  .filter((text) => /^jobs:$/m.test(text));

/** The workflows of this repository, and those that the README tells people to copy. */
const workflows: [name: string, text: string][] = [
  ...readdirSync(folder).map((name): [string, string] => [
    name,
    readFileSync(path.join(folder, name), 'utf8'),
  ]),
  ...ofReadme.map((text, i): [string, string] => [`README, ${i + 1}`, text]),
];

it('There are workflows, and the README contains one of them', () => {
  expect(workflows.length).toBeGreaterThan(1);
  expect(ofReadme).toHaveLength(1);
});

it('A pull request is checked and audited, and its plan becomes a comment', () => {
  const [job] = Object.values((parse(ofReadme[0]!) as Workflow).jobs);
  const commands = job!.steps.flatMap(({ run }) => /^npm run (?:-s )?([a-z]+)/.exec(run ?? '')?.[1] ?? []);
  expect(commands).toEqual(['check', 'plan', 'generate', 'audit']);
});

describe.each(workflows)('The workflow %s', (_, text) => {
  const workflow = parse(text) as Workflow;
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps);

  it('pins each action to a commit, with its version in a comment', () => {
    const used = text.split('\n').filter((line) => line.includes('uses:'));
    expect(used.length).toBeGreaterThan(0);
    for (const line of used) expect(line).toMatch(/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('has no permissions except those of its jobs, which may only read and comment', () => {
    expect(workflow.permissions).toEqual({});
    for (const { permissions = {}, steps: own } of jobs) {
      const comments = own.some(({ run }) => run?.startsWith('gh pr comment'));
      const reads = own.some(({ uses }) => uses?.startsWith('actions/checkout@'));
      expect(permissions).toEqual({
        ...(reads && { contents: 'read' }),
        ...(comments && { 'pull-requests': 'write' }),
      });
    }
  });

  it('keeps its token out of the folder where code of packages runs', () => {
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    for (const checkout of checkouts) expect(checkout.with).toMatchObject({ 'persist-credentials': false });
  });

  it('never passes a name that somebody else chose to a shell', () => {
    const commands = steps.flatMap(({ run }) => run ?? []);
    expect(commands.filter((command) => /\$\{\{ *github\.(?!event\.number)/.test(command))).toEqual([]);
  });
});

it('All workflows use the same version of an action', () => {
  const used = workflows.flatMap(([, text]) => [...text.matchAll(/uses: ([\w/-]+)@(.*)/g)]);
  const versions = new Map<string, Set<string>>();
  for (const [, action, version] of used) {
    versions.set(action!, (versions.get(action!) ?? new Set()).add(version!));
  }
  expect([...versions].filter(([, found]) => found.size > 1)).toEqual([]);
});
