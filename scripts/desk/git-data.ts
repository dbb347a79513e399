import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
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
 * The commit that this branch grew out of: what is published, where every merge is. Nothing when the folder
 * is in no repository, or the repository has no such branch.
 */
export function findCommit(data: string, wanted?: string): CommittedData | undefined {
  const names = wanted === undefined ? [...publishedBranches, 'HEAD'] : [wanted];
  for (const name of names) {
    const tip = lineOfGit(data, ['rev-parse', '--verify', '--quiet', `${name}^{commit}`]);
    if (!tip) continue;
    // A shallow clone does not know where branches part; then the branch itself is the best there is.
    const commit = lineOfGit(data, ['merge-base', 'HEAD', tip]) || tip;
    const day = lineOfGit(data, ['show', '-s', '--format=%cs', commit]);
    // "origin/HEAD" is another name for the main branch.
    const known = lineOfGit(data, ['rev-parse', '--abbrev-ref', name]) || name;
    const branch = name === 'HEAD' ? 'the last commit,' : known.replace(/^origin\//, '');
    return { commit, label: `${branch} of ${day} (${commit.slice(0, 7)})` };
  }
  return undefined;
}

/** Writes the data folder of a commit to another folder; false when the commit holds none. */
export function writeCommitted(data: string, { commit }: CommittedData, into: string): boolean {
  const listed =
    git(data, ['ls-tree', '-r', '-z', '--full-tree', commit, ...fromTop(data)])?.toString() ?? '';
  const entries = listed
    .split('\0')
    .filter(Boolean)
    .flatMap((line) => {
      const [info = '', name = ''] = line.split('\t');
      const [mode, type, id = ''] = info.split(' ');
      return type === 'blob' ? [{ id, name, isLink: mode === '120000' }] : [];
    });
  if (entries.length === 0) return false;
  const [top = ''] = fromTop(data);
  const blobs = git(data, ['cat-file', '--batch'], entries.map(({ id }) => `${id}\n`).join(''))!;
  let at = 0;
  for (const { name, isLink } of entries) {
    const end = blobs.indexOf(0x0a, at);
    const size = Number(blobs.subarray(at, end).toString().split(' ')[2]);
    const file = path.join(into, path.posix.relative(top, name));
    mkdirSync(path.dirname(file), { recursive: true });
    const bytes = blobs.subarray(end + 1, end + 1 + size);
    // Git itself writes a text in place of a link on Windows.
    if (isLink && process.platform !== 'win32') symlinkSync(bytes.toString(), file);
    else writeFileSync(file, bytes);
    at = end + 1 + size + 1;
  }
  return true;
}

/** The last commit that holds a file of the data folder; nothing where git never knew it. */
export function lastCommitWith(data: string, name: string): string | undefined {
  const touched = lineOfGit(data, ['log', '-1', '--format=%h', '--', name]);
  if (!touched) return undefined;
  return git(data, ['cat-file', '-e', `${touched}:./${name}`]) ? touched : `${touched}~1`;
}

/** Whether the last commit holds a file of the data folder. */
export const isInLastCommit = (data: string, name: string): boolean =>
  git(data, ['cat-file', '-e', `HEAD:./${name}`]) !== undefined;

/** Both versions of a file that a merge left to people; nothing where it did not, or where one side has none. */
export function sidesOfConflict(data: string, name: string): [ours: string, theirs: string] | undefined {
  const [ours, theirs] = [2, 3].map((stage) => git(data, ['show', `:${stage}:./${name}`])?.toString());
  return ours === undefined || theirs === undefined ? undefined : [ours, theirs];
}

/** Why git tells nothing of the repository around a folder, in its own words: it may belong to somebody else. */
export function refusalOfGit(folder: string): string | undefined {
  const options = { cwd: folder, encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } } as const;
  const { status, stderr } = spawnSync('git', ['rev-parse', '--git-dir'], options);
  return status === 0 || !stderr || stderr.includes('not a git repository') ? undefined : stderr.trim();
}

/** The folder as the repository names it. */
function fromTop(data: string): string[] {
  const prefix = lineOfGit(data, ['rev-parse', '--show-prefix']);
  return prefix ? [prefix.replace(/\/$/, '')] : [];
}

const lineOfGit = (folder: string, args: string[]) => git(folder, args)?.toString().trim();

/** What git answers in the folder; nothing where it cannot, or is not installed. */
function git(folder: string, args: string[], input?: string): Buffer | undefined {
  try {
    return execFileSync('git', args, {
      cwd: folder,
      input,
      stdio: ['pipe', 'pipe', 'ignore'],
      maxBuffer: 1 << 30,
    });
  } catch {
    return undefined;
  }
}
