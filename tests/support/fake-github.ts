import { createHash } from 'node:crypto';
import type { BrowserContext } from 'playwright-core';
import type { DataFiles } from './small-site/small-site.ts';

/** A commit requested by the editor: texts by file name. */
export type Commit = Map<string, string>;

/** Stands in for GitHub over the files of a data folder; every commit is added to the returned list. */
export async function fakeGitHub(context: BrowserContext, files: DataFiles): Promise<Commit[]> {
  const commits: Commit[] = [];
  const blobs = new Map(
    Object.entries(files).map(([name, text]) => [hashOf(text), { name, text: String(text) }]),
  );
  const answers: [RegExp, (body: Asked) => unknown][] = [
    [/\/user$/, () => ({ id: 1, login: 'ann', name: 'Ann', email: 'ann@maplelaw.example' })],
    [
      /\/git\/trees\//,
      () => ({
        tree: [...blobs].map(([sha, { name, text }]) => ({
          type: 'blob',
          path: `data/${name}`,
          sha,
          size: text.length,
        })),
      }),
    ],
    [
      /\/graphql$/,
      ({ query, variables }) => ({
        data: query.includes('createCommitOnBranch') ? commit(variables) : { repository: read(query) },
      }),
    ],
    [/\/collaborators\//, () => ''],
  ];
  const head = {
    target: {
      oid: 'a1',
      history: {
        nodes: [
          {
            oid: 'a1',
            message: 'First',
            author: { name: 'Ann', email: '' },
            committedDate: '2026-11-20T12:00:00Z',
          },
        ],
      },
    },
  };
  const named = (query: string, pattern: RegExp) =>
    [...query.matchAll(pattern)].map((found) => found.slice(1) as [string, string]);
  const read = (query: string) => ({
    ref: head,
    ...Object.fromEntries(
      named(query, /(content_\d+): object\(oid: "(\w+)"\)/g).map(([name, sha]) => [
        name,
        { text: blobs.get(sha)?.text },
      ]),
    ),
    ...Object.fromEntries(named(query, /(commit_\d+):/g).map(([name]) => [name, head])),
  });
  const commit = ({ input }: Asked['variables']) => {
    const added = input!.fileChanges.additions.map(
      ({ path, contents }) => [path, Buffer.from(contents, 'base64').toString()] as const,
    );
    commits.push(new Map(added));
    return {
      createCommitOnBranch: {
        commit: { oid: 'a2', committedDate: '2026-11-20T12:00:00Z', file_0: { oid: 'b2' } },
      },
    };
  };
  const open = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
  await context.route(/^https:\/\//, (route) => {
    const request = route.request();
    const [, answer] = answers.find(([pattern]) => pattern.test(new URL(request.url()).pathname)) ?? [];
    const asked =
      request.method() === 'POST' ? (request.postDataJSON() as Asked) : { query: '', variables: {} };
    return route.fulfill({
      headers: open,
      json: request.method() === 'OPTIONS' ? {} : (answer?.(asked) ?? {}),
    });
  });
  return commits;
}

interface Asked {
  query: string;
  variables: { input?: { fileChanges: { additions: { path: string; contents: string }[] } } };
}

const hashOf = (text: string | Buffer) => createHash('sha1').update(text).digest('hex');
