import type { Preview } from '#desk/editor/browser/preview-pane.ts';
import { filledForm, schemaOfFile } from '#desk/editor/files.ts';
import { slugOf } from '#content/source.ts';
import { WrongRequest } from '#lib/refused.ts';
import type { Site } from '#site/plan.ts';
import type * as SavePages from '#desk/editor/save-pages.ts';
import { noAssetTags, withAssetTags, type AssetTags } from '#output/render/asset-tags.ts';
import { tryEdits } from './try-edits.ts';

/** What the editor works with. */
export interface EditorDesk {
  /** The data folder. */
  data: string;
  /** Loads what plans and prints pages, which Node alone cannot: it has styles in it. */
  loadPages: () => Promise<typeof SavePages>;
  /** The tags of styles that pages have here. */
  loadTags?: () => Promise<AssetTags>;
}

/** A form as it is being filled in. */
export interface PreviewedEntry {
  /** The file below the data folder. */
  name: string;
  values: Record<string, unknown>;
}

/** Tries a form without writing anything. A draft is shown as the page that it will be. */
export async function previewEntry(
  { data, loadPages, loadTags }: EditorDesk,
  { name, values }: PreviewedEntry,
): Promise<Preview> {
  const isDraft = values.draft === true;
  if (!schemaOfFile(name))
    return { words: [], isDraft, letter: 'This is given its page once it has a name.' };
  try {
    const form = filledForm(name, isDraft ? { ...values, draft: false } : values);
    const { before, after, letter } = tryEdits(data, [{ name, form }]);
    if (!before || !after) return { words: [], isDraft, ...(letter && { letter }) };
    const { planSave, addressToShow, pageAt } = await loadPages();
    const { words, first } = planSave(before, after);
    latest = isDraft ? undefined : { name, before, after };
    const address = addressToShow(after, name, first);
    const tags = (await loadTags?.()) ?? noAssetTags;
    return {
      html: withAssetTags(pageAt(after, address), tags),
      address,
      words: isDraft ? [] : words,
      isDraft,
    };
  } catch (error) {
    if (error instanceof WrongRequest) return { words: [], isDraft, letter: error.message };
    throw error;
  }
}

/** The form that was shown last. */
let latest: { name: string; before: Site; after: Site } | undefined;

/** Which pages would look different once the form that was shown last is saved. */
export async function changesOfLatest({ loadPages }: EditorDesk): Promise<string[]> {
  const asked = latest;
  if (!asked) return [];
  const { changesInWords } = await loadPages();
  return (await changesInWords(asked, slugOf(asked.name), () => asked !== latest)) ?? [];
}
