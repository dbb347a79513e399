// @ts-check

// What the command line must know about folders before it can read TypeScript.

/** The file by which the generator knows a folder as one that it may write into. */
export const markerFile = '.generated-site';

/** A line in it while a site is updated, and after an interrupted run. */
export const unfinishedLine = 'Unfinished: some pages are of the run before.';

/** The file that only a part of a site has, where several machines make it. */
export const manifestFile = 'shard.json';

/** Folders of the project that hold people's work, or what it is made with: no command writes its results there. */
export const projectFolders = [
  '.ci',
  '.git',
  '.github',
  '.vscode',
  'data',
  'node_modules',
  'scripts',
  'src',
  'tests',
];

/** Folders of the system in which no folder can be created; Node would never stop trying. */
export const systemFolders = ['/proc'];
