import type { Preview } from '#desk/editor/browser/preview-pane.ts';
import { valuesIn, type FileChange } from '#desk/data-file.ts';
import { filledForm, schemaOfFile } from '#desk/editor/files.ts';
import { slugOf } from '#content/source.ts';
import type { ZipOfCounty } from '#lib/problem.ts';
import { WrongRequest } from '#lib/refused.ts';
import { listInWords } from '#lib/text.ts';
import type { Site } from '#site/plan.ts';
import type * as SavePages from '#desk/editor/save-pages.ts';
import { withAssetTags, type AssetTags } from '#output/render/asset-tags.ts';
import { isSame, type Values } from '#desk/values.ts';
import type { PreviewedEntry } from './editor-requests.ts';
import { bytesIn } from './edited-files.ts';
import { tryEdits } from './try-edits.ts';

export interface EditorDesk {
  /** The data folder. */
  data: string;
  /** Loads the code that plans and renders pages; it imports styles, so Node cannot load it by itself. */
  loadPages: () => Promise<typeof SavePages>;
  /** The style tags of pages in development. */
  loadTags: () => Promise<AssetTags>;
}

/** Tries a form without writing anything. A draft is shown as the page it will become. */
export async function previewEntry(
  { data, loadPages, loadTags }: EditorDesk,
  { name, values, isNew, opened }: PreviewedEntry,
): Promise<Preview> {
  let isDraft = values.draft === true;
  try {
    if (!schemaOfFile(name)) throw new WrongRequest('Enter the name or title first.');
    if (isNew && bytesIn(data, name)) throw new WrongRequest(`${name} already exists. Choose another name.`);
    // With `opened`, so that it is merged with a colleague's edits, as a save would.
    const tryForm = (shown: Values) => tryEdits(data, [{ name, form: filledForm(name, shown), opened }]);
    let result = tryForm(isDraft ? { ...values, draft: false } : values);
    const edited = editedKeyword(name, result.changes);
    if (edited?.draft === true) {
      isDraft = true;
      // The others may be unwritten yet.
      const shown = (values.keywords as Values[]).map((entry) =>
        entry.keyword === edited.keyword ? { ...entry, draft: false } : entry,
      );
      result = tryForm({ ...values, keywords: shown });
    }
    const { before, after, ungoverned, doubts } = result;
    const letter = ungoverned.length > 0 ? [bodiesQuestion(ungoverned), ...doubts].join(' ') : result.letter;
    if (letter !== undefined || !before || !after) return { words: [], isDraft, letter };
    const { planSave, addressToShow, pageAt } = await loadPages();
    const { words, first } = planSave(before, after);
    latest = isDraft ? undefined : { name, before, after };
    const keyword = edited && String(edited.keyword);
    const address = addressToShow(after, { file: name, first, keyword });
    return {
      html: withAssetTags(pageAt(after, address), await loadTags()),
      address,
      words: isDraft ? [] : [...doubts, ...words],
      isDraft,
    };
  } catch (error) {
    if (error instanceof WrongRequest) return { words: [], isDraft, letter: error.message };
    throw error;
  }
}

const bodiesQuestion = (zips: readonly ZipOfCounty[]) =>
  `Saving will ask which city, town or village governs ${listInWords(zips.map(({ zip }) => zip))}.`;

/** The first local search that a form adds or changes. */
function editedKeyword(name: string, changes: readonly FileChange[]): Values | undefined {
  if (name !== 'keywords.yaml') return undefined;
  const searches = (text: string | undefined) => {
    const { keywords } = valuesIn(name, text ?? '');
    return Array.isArray(keywords) ? (keywords as Values[]) : [];
  };
  return changes
    .filter((change) => change.name === name)
    .flatMap(({ before, text }) => {
      const old = searches(before);
      return searches(text).filter((search) => !old.some((one) => isSame(one, search)));
    })[0];
}

/** The form that was previewed last. */
let latest: { name: string; before: Site; after: Site } | undefined;

/** Which pages would change if the form that was previewed last were saved. */
export async function changesOfLatest({ loadPages }: EditorDesk): Promise<string[]> {
  const asked = latest;
  if (!asked) return [];
  const { changesInWords } = await loadPages();
  return (await changesInWords(asked, slugOf(asked.name), () => asked !== latest)) ?? [];
}
