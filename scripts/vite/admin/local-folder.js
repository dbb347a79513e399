/*
 * The visual editor keeps its files in the browser's private folder. Here that folder is the checkout: every
 * read and write goes to the development server, so that no account and no file dialog is needed.
 */
const address = (path) => `/admin/files/${path.split('/').map(encodeURIComponent).join('/')}`;
const notFound = (name) => new DOMException(`There is no "${name}".`, 'NotFoundError');

/** Names of all files that can be edited; kept up to date by what is saved here. */
let names = new Set();

async function send(path, method, body) {
  const response = await fetch(address(path), { method, body, headers: { 'x-editor': 'here' } });
  // The editor shows these words beside its own.
  if (!response.ok) throw new Error(await response.text());
}

class FileHandle {
  kind = 'file';

  constructor(path) {
    this.path = path;
    this.name = path.split('/').at(-1);
  }

  async getFile() {
    const response = await fetch(address(this.path), { cache: 'no-store' });
    if (!response.ok) throw notFound(this.name);
    return new File([await response.blob()], this.name);
  }

  async createWritable() {
    return {
      write: async (content) => {
        await send(this.path, 'PUT', content);
        names.add(this.path);
      },
      close: async () => {},
    };
  }
}

class FolderHandle {
  kind = 'directory';

  constructor(path) {
    this.path = path;
    this.name = path.split('/').at(-1);
  }

  async *entries() {
    const inside = this.path === '' ? '' : `${this.path}/`;
    const seen = new Set();
    for (const path of names) {
      if (!path.startsWith(inside)) continue;
      const [name, ...deeper] = path.slice(inside.length).split('/');
      if (seen.has(name)) continue;
      seen.add(name);
      yield [name, deeper.length > 0 ? new FolderHandle(inside + name) : new FileHandle(inside + name)];
    }
  }

  async getDirectoryHandle(name) {
    return new FolderHandle(this.path === '' ? name : `${this.path}/${name}`);
  }

  async getFileHandle(name, { create = false } = {}) {
    const path = this.path === '' ? name : `${this.path}/${name}`;
    if (!create && !names.has(path)) throw notFound(name);
    return new FileHandle(path);
  }

  async removeEntry(name) {
    const path = this.path === '' ? name : `${this.path}/${name}`;
    if (!names.has(path)) throw notFound(name);
    await send(path, 'DELETE');
    names.delete(path);
  }
}

names = new Set(await (await fetch('/admin/files')).json());
navigator.storage.getDirectory = async () => ({ getDirectoryHandle: async () => new FolderHandle('') });
// Without this the editor would write to a file of another name first and rename it then.
delete FileSystemFileHandle.prototype.move;
// Whoever can open this page works on this checkout; there is nobody to sign in.
localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'test-repo' }));
const config = await (await fetch('/admin/config.json')).json();
await import('/admin/cms.js');
window.CMS.init({ config: { ...config, load_config_file: false } });
