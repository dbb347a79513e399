// @ts-check

/**
 * Folders of the project that hold people's work, or what it is made with: no command writes its results there. The
 * command line knows them before it can read TypeScript.
 */
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

/** Folders of the system in which nobody can make a folder, and Node never ends trying. */
export const systemFolders = ['/proc'];
