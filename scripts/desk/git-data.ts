import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** The data folder as it was at a commit. */
interface CommittedData {
  commit: string;
  /** "main of 2026-11-18 (8be3e55)" */
  label: string;
}

/** The branches that hosts publish from by default. */
const publishedBranches = ['origin/HEAD', 'origin/main', 'origin/master'];

/**
 * The commit from which this branch was started. Where every merge is published, that is what is online. Undefined if
 * the folder is in no repository, or the repository has no such branch.
 */
export function findCommit(data: string, wanted?: string): CommittedData | undefined {
  const names = wanted === undefined ? [...publishedBranches, 'HEAD'] : [wanted];
  for (const name of names) {
    const tip = textOfGit(data, ['rev-parse', '--verify', '--quiet', `${name}^{commit}`]);
    if (!tip) continue;
    // A shallow clone may not know the merge base; then the branch itself has to do.
    const base = textOfGit(data, ['merge-base', 'HEAD', tip]);
    const commit = base || tip;
    const day = textOfGit(data, ['show', '-s', '--format=%cs', commit]);
    // "origin/HEAD" is another name for the main branch.
    const known = textOfGit(data, ['rev-parse', '--abbrev-ref', name]) || name;
    const branch = name === 'HEAD' ? 'the last commit,' : known.replace(/^origin\//, '');
    const doubt = !base
      ? '; where this branch began is unknown, so later edits there look undone here'
      : wanted === undefined && name === 'HEAD' && isShallow(data)
        ? '; this clone lacks the main branch'
        : '';
    return { commit, label: `${branch} of ${day} (${commit.slice(0, 7)})${doubt}` };
  }
  return undefined;
}

/** Whether the folder is in a clone that lacks older commits and other branches, as build servers make by default. */
export const isShallow = (folder: string) =>
  textOfGit(folder, ['rev-parse', '--is-shallow-repository']) === 'true';

/** Writes a commit's data folder below an empty folder; returns its path, or undefined if the commit has none. */
export function writeCommitted(data: string, { commit }: CommittedData, into: string): string | undefined {
  // A separate index, so that staged changes stay staged.
  const env = { GIT_INDEX_FILE: path.join(path.resolve(into), 'index') };
  git(data, ['read-tree', commit], env);
  git(data, ['checkout-index', '--all', `--prefix=${path.resolve(into)}/files/`], env);
  const folder = path.join(into, 'files', textOfGit(data, ['rev-parse', '--show-prefix']) ?? '');
  return existsSync(folder) ? folder : undefined;
}

/** The last commit with a file of the data folder; undefined if git never had it. */
export function lastCommitWith(data: string, name: string): string | undefined {
  const touched = textOfGit(data, ['log', '-1', '--format=%h', '--', name]);
  if (!touched) return undefined;
  return git(data, ['cat-file', '-e', `${touched}:./${name}`]) ? touched : `${touched}~1`;
}

/** Versions of a file to look at: older mistakes were reported long ago. */
const versionsRead = 10;

/**
 * The versions of a data file in the last commits, newest first, back to its last deletion. Includes versions on
 * branches that a merge did not take.
 */
export function* committedVersions(data: string, name: string): Generator<string> {
  const touched = ['log', '--full-history', '--format=%h', `-${versionsRead}`, '--', name];
  for (const commit of textOfGit(data, touched)?.split('\n').filter(Boolean) ?? []) {
    const text = git(data, ['show', `${commit}:./${name}`]);
    if (!text) return;
    yield text.toString();
  }
}

export const isInLastCommit = (data: string, name: string): boolean =>
  git(data, ['cat-file', '-e', `HEAD:./${name}`]) !== undefined;

/** Both versions of a file in a merge conflict; undefined if there is no conflict, or one side has no file. */
export function sidesOfConflict(data: string, name: string): [ours: string, theirs: string] | undefined {
  const [ours, theirs] = [2, 3].map((stage) => git(data, ['show', `:${stage}:./${name}`])?.toString());
  return ours === undefined || theirs === undefined ? undefined : [ours, theirs];
}

/** Git's own message if it refuses the repository around a folder, such as one owned by another user. */
export function refusalOfGit(folder: string): string | undefined {
  const options = { cwd: folder, encoding: 'utf8', env: environment({ LC_ALL: 'C' }) } as const;
  const { status, stderr } = spawnSync('git', ['rev-parse', '--git-dir'], options);
  return status === 0 || !stderr || stderr.includes('not a git repository') ? undefined : stderr.trim();
}

const textOfGit = (folder: string, args: string[]) => git(folder, args)?.toString().trim();

/** The output of git in the folder; undefined if it fails, or is not installed. */
function git(folder: string, args: string[], env: NodeJS.ProcessEnv = {}): Buffer | undefined {
  try {
    return execFileSync('git', args, {
      cwd: folder,
      env: environment(env),
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 1 << 30,
    });
  } catch {
    return undefined;
  }
}

/** Git sets these for its hooks, and they would take precedence over the folder. */
const environment = (more: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...process.env,
  GIT_DIR: undefined,
  GIT_WORK_TREE: undefined,
  GIT_INDEX_FILE: undefined,
  ...more,
});
