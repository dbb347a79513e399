/* Saves what the visual editor writes. Files written at the same time are saved or refused together. */
import { askBefore, askBodies, showBoth, showLetter, showWaiting, tellWhatElse } from './notices.js';

/** The editor's name for the data folder, whatever its name on disk. */
export const top = 'data/';
let batch;
/** Pictures waiting for the form that is being saved. */
let held = new Map();

/** Adds a change of a file to the current batch; settles when the whole batch is saved. */
export function stage(files, path, edit) {
  batch ??= startBatch(files);
  batch.edits.set(path, { ...batch.edits.get(path), ...edit });
  return batch.saved;
}

function startBatch(files) {
  const edits = new Map();
  // The editor hands over a whole save within one task.
  const saved = new Promise((resolve) => setTimeout(resolve)).then(() => {
    batch = undefined;
    // The editor saves a form's pictures before the form itself; they are held back until the form follows.
    if (isInForm() && [...edits.values()].every(({ content }) => content instanceof Blob)) {
      held = edits;
      return;
    }
    const all = new Map([...held, ...edits]);
    held = new Map();
    return save(files, all);
  });
  return { edits, saved };
}

const isInForm = () => document.querySelector('.content-editor') !== null;

async function save(files, edits) {
  const asked = [...edits].map(([path, { from = path, content }]) => ({
    name: from.slice(top.length),
    to: from === path ? undefined : path.slice(top.length),
    version: files.get(from)?.version,
    opened: files.get(from)?.text,
    content,
  }));
  const { files: saved, also, lines } = await send(asked, false);
  for (const [path, { from = path }] of edits) files.delete(from);
  for (const { name, ...file } of saved) files.set(top + name, file);
  if (also.length > 0 || lines.length > 0) {
    // The editor does not know about these, so it reloads.
    const others = also.filter((name) => lines.length === 0 || name !== 'redirects.yaml');
    void tellWhatElse(others, lines).then(() => location.reload());
  }
}

/** Sends a save, asking questions if necessary; throws if nothing was saved. */
async function send(edits, confirmed, bodies = {}) {
  const outcome = await post(edits, confirmed, bodies);
  switch (outcome.kind) {
    case 'saved':
      return outcome;
    case 'asks':
      if (await askBefore(outcome)) return send(edits, true, bodies);
      break;
    case 'outdated':
      if (await showBoth(outcome.files)) return send(edits.map(madeFrom(outcome.files)), confirmed, bodies);
      break;
    case 'asksBodies': {
      const written = await askBodies(outcome);
      if (written) return send(edits, confirmed, { ...bodies, ...written });
      break;
    }
    default:
      await showLetter('Nothing was saved', outcome.letter);
  }
  throw new Error(nothingSaved);
}

const nothingSaved = 'Nothing was saved.';

// The editor also opens its own dialog, which only says to try again later: closed here, as our message said more.
new MutationObserver(() => {
  const said = document.querySelector('[role="alertdialog"] .error');
  if (said?.textContent.trim() === nothingSaved) said.closest('dialog')?.querySelector('button')?.click();
}).observe(document.body, { childList: true, subtree: true });

/** Marks an edit as based on the current version of its file. */
const madeFrom = (present) => (edit) => {
  const now = present.find(({ name }) => name === edit.name);
  return now ? { ...edit, version: now.version } : edit;
};

async function post(edits, confirmed, bodies) {
  const body = new FormData();
  const described = edits.map(({ content, ...edit }) => {
    if (content instanceof Blob) body.set(edit.name, content);
    return { ...edit, form: typeof content === 'string' ? content : undefined };
  });
  body.set('save', JSON.stringify({ edits: described, confirmed, bodies }));
  const endWaiting = showWaiting('Saving…');
  let response;
  try {
    response = await fetch('/admin/save', { method: 'POST', body });
  } catch {
    const letter = 'The development server does not answer. Start it again with: npm run dev';
    return { kind: 'refused', letter };
  } finally {
    endWaiting();
  }
  if (response.headers.get('content-type')?.startsWith('application/json')) return response.json();
  const failed = 'The development server failed. Its terminal shows what went wrong.';
  return { kind: 'refused', letter: response.status === 500 ? failed : await response.text() };
}
