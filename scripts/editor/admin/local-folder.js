/* The data folder as the file system of the visual editor: implements the folder and file handles that it uses. */
import { showLetter } from './notices.js';
import { stage, top } from './save.js';

const notFound = (path) => new DOMException(`There is no "${path}".`, 'NotFoundError');

/** Editable files by path: the version, and the form and text unless it is a picture. */
const files = new Map();
const addressOf = (path) => `/admin/${path.slice(top.length)}`;

/** Reloads everything; called whenever the editor is opened. */
export async function openFolder() {
  const { files: found, letter } = await (await fetch('/admin/files.json')).json();
  files.clear();
  for (const { name, ...file } of found) files.set(top + name, file);
  if (letter) void showLetter('Some files cannot be opened', letter);
  // The editor asks for a subfolder of its own.
  return { getDirectoryHandle: async () => new FolderHandle('') };
}

/** The file names in a folder, without extensions. */
export function namesIn(folder) {
  const inside = `${top}${folder}/`;
  return [...files.keys()]
    .filter((path) => path.startsWith(inside))
    .map((path) => path.slice(inside.length).replace(/\.\w+$/, ''));
}

/** The text of a file when it was opened. */
export const openedText = (name) => files.get(top + name)?.text;

class FileHandle {
  kind = 'file';

  constructor(path) {
    this.path = path;
  }

  get name() {
    return this.path.split('/').at(-1);
  }

  async getFile() {
    const content = this.content ?? files.get(this.path)?.form;
    if (content !== undefined) return new File([content], this.name);
    const response = await fetch(addressOf(this.path));
    if (!response.ok) throw notFound(this.path);
    return new File([await response.blob()], this.name, { type: response.headers.get('content-type') });
  }

  async createWritable() {
    const write = async (content) => {
      this.content = content;
      // A temporary file is saved when it is moved into place.
      if (!this.isAside()) await stage(files, this.path, { content });
    };
    return { write, close: async () => {} };
  }

  /** Moves a temporary file into place, or renames a file; a rename is saved together with the next write. */
  async move(folder, name) {
    const path = folder.pathOf(name);
    if (!this.isAside()) {
      void stage(files, path, { from: this.path }).catch(() => {});
      this.path = path;
      return;
    }
    // The editor retries, but the result stays the same. If saving fails, this stays a temporary file, to be removed.
    this.saved ??= stage(files, path, { content: this.content });
    await this.saved;
    this.path = path;
  }

  isAside() {
    return this.name.startsWith('.');
  }
}

class FolderHandle {
  kind = 'directory';

  constructor(path) {
    this.path = path;
    this.name = path.split('/').at(-1);
  }

  pathOf(name) {
    return this.path === '' ? name : `${this.path}/${name}`;
  }

  async *entries() {
    const inside = this.path === '' ? '' : `${this.path}/`;
    const seen = new Set();
    for (const path of files.keys()) {
      if (!path.startsWith(inside)) continue;
      const [name, ...deeper] = path.slice(inside.length).split('/');
      if (seen.has(name)) continue;
      seen.add(name);
      yield [name, new (deeper.length > 0 ? FolderHandle : FileHandle)(inside + name)];
    }
  }

  async getDirectoryHandle(name) {
    return new FolderHandle(this.pathOf(name));
  }

  async getFileHandle(name, { create = false } = {}) {
    const path = this.pathOf(name);
    if (!create && !files.has(path)) throw notFound(path);
    return new FileHandle(path);
  }

  async removeEntry(name) {
    const path = this.pathOf(name);
    if (!files.has(path)) throw notFound(path);
    await stage(files, path, { gone: true });
  }
}
