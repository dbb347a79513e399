import type * as SavePages from '#desk/editor/save-pages.ts';
import type { AssetTags } from '#output/render/asset-tags.ts';

/** What the editor works with. */
export interface EditorDesk {
  /** The data folder. */
  data: string;
  /** Loads what plans and prints pages, which Node alone cannot: it has styles in it. */
  loadPages: () => Promise<typeof SavePages>;
  /** The tags of styles that pages have here. */
  loadTags?: () => Promise<AssetTags>;
}
