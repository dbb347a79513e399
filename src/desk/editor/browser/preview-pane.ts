import { toSlug } from '#lib/slug.ts';
import { element, type Cms } from './cms.ts';

/** The server's preview of an unsaved form: the page, and what else a save would change. */
export interface Preview {
  /** HTML of the page; absent if a mistake prevents it. */
  html?: string;
  address?: string;
  words: string[];
  isDraft: boolean;
  letter?: string;
}

/** The parts of the editor's configuration that locate files. */
interface Collection {
  name: string;
  folder?: string;
  extension?: string;
  identifier_field?: string;
  files?: { name: string; file: string }[];
}

interface TemplateProps {
  entry: { toJS(): { data: Record<string, unknown>; path: string } };
}

/** Delay after typing before the page is rendered again, in milliseconds. */
const pause = 400;
const top = 'data/';
let waiting: number | undefined;
let latest = 0;
let shown: { status: HTMLElement; frame: HTMLIFrameElement } | undefined;

/** Shows the resulting page beside each form, and what else a save would change; `openedText` is the file of a form. */
export function registerPreviews(
  cms: Cms,
  collections: readonly Collection[],
  openedText: (name: string) => string | undefined,
): void {
  const register = (name: string, fileOf: (path: string, data: Record<string, unknown>) => string) =>
    cms.registerPreviewTemplate(name, ({ entry }: TemplateProps) => {
      const { data, path } = entry.toJS();
      clearTimeout(waiting);
      const name = fileOf(path, data).slice(top.length);
      const form = { name, values: data, isNew: path === '', opened: openedText(name) };
      waiting = window.setTimeout(() => void show(form), pause);
      return element('div', { ref: build });
    });
  for (const { name, folder, extension, identifier_field: title = '', files = [] } of collections) {
    if (folder) register(name, (path, data) => path || `${folder}/${slugInEditor(data[title])}.${extension}`);
    for (const one of files) register(one.name, () => one.file);
  }
}

/** What the editor calls a new file. Unlike us, it separates words at every sign: "Don't" becomes "don-t". */
const slugInEditor = (title: unknown) =>
  toSlug(
    String(title ?? '')
      .normalize('NFD')
      .replace(/[^\w\p{M}-]/gu, ' '),
  );

/** Builds the pane once; later only its text and page change. */
function build(root: HTMLElement | null): void {
  if (!root || root.childElementCount > 0) return;
  const page = root.ownerDocument;
  const [status, frame] = [page.createElement('pre'), page.createElement('iframe')];
  root.style.cssText = 'position: fixed; inset: 0; display: flex; flex-direction: column';
  status.style.cssText =
    'margin: 0; max-height: 30%; overflow: auto; padding: 8px 12px; background: #fef9e7; color: #1f2937; font: 13px/1.5 system-ui, sans-serif; white-space: pre-wrap';
  status.setAttribute('role', 'status');
  frame.style.cssText = 'flex: 1; width: 100%; border: 0; background: #fff';
  status.textContent = 'Loading the preview …';
  frame.title = 'Preview of the page';
  // Its scripts would count visits and send forms.
  frame.setAttribute('sandbox', 'allow-same-origin');
  root.append(status, frame);
  shown = { status, frame };
}

async function show(form: object): Promise<void> {
  const turn = ++latest;
  const body = JSON.stringify(form, asSaved);
  const preview = await ask<Preview>('/admin/preview', { method: 'POST', body });
  // The user has typed on meanwhile, or left the form.
  if (turn !== latest || !shown?.frame.isConnected) return;
  const { status, frame } = shown;
  status.textContent = preview ? wordsOf(preview) : 'The preview is not available right now.';
  const newPicture = JSON.stringify(form).includes('blob:')
    ? ['A new picture is shown here once it is saved.']
    : [];
  void tellChanges(turn, status, preview, newPicture);
  if (preview?.html === undefined || frame.srcdoc === preview.html) return;
  const scrolled = frame.contentWindow?.scrollY ?? 0;
  frame.onload = () => frame.contentWindow?.scrollTo(0, scrolled);
  frame.srcdoc = preview.html;
}

/** The server's answer; undefined without one: it may have been stopped. */
async function ask<Answer>(address: string, request?: RequestInit): Promise<Answer | undefined> {
  try {
    const response = await fetch(address, request);
    return response.ok ? ((await response.json()) as Answer) : undefined;
  } catch {
    return undefined;
  }
}

/** Drops what saved files never have: the editor's marks on list entries, and pictures without a name yet. */
function asSaved(key: string, value: unknown): unknown {
  if (key.startsWith('__sc_') || String(value).startsWith('blob:')) return undefined;
  return typeof value === 'string' ? value.replace(/!\[[^\]]*\]\(blob:[^)]*\)/g, '') : value;
}

function wordsOf({ letter, isDraft, words, address }: Preview): string {
  if (letter !== undefined) return `No preview yet. ${letter.trim()}`;
  if (isDraft)
    return `${address}\nThis is a draft: its page will look like this, but saving does not publish it.`;
  return [address, ...words].join('\n');
}

/** Adds what else would change, which takes a moment longer. */
async function tellChanges(
  turn: number,
  status: HTMLElement,
  preview: Preview | undefined,
  also: readonly string[],
): Promise<void> {
  if (preview?.html === undefined || preview.isDraft) return;
  const changes = await ask<string[]>('/admin/changes.json');
  if (turn !== latest) return;
  const lines = [...preview.words, ...(changes ?? []), ...also];
  if (changes && lines.length === 0) lines.push('Changes no page.');
  status.textContent = [preview.address, ...lines].join('\n');
}
