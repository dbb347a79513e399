import { textWidth } from './text-width.ts';

/** How much of a text a search result shows, in pixels. */
interface SearchRoom {
  /** What the text takes of it. */
  width(text: string): number;
  /** Below this, room stays empty. */
  least: number;
  most: number;
}

/** Google prints titles in Arial of 20 pixels. */
export const titleWidth = (title: string) => textWidth(title, 20);

/** The title without the firm's name at its end, which may be cut off without harm. */
export const withoutBrand = (title: string) => title.replace(/ \| [^|]+$/, '');

/** A line of a title, whose brand does not count, and the two lines of a description, which is printed smaller. */
export const searchRoom = {
  title: { width: (title) => titleWidth(withoutBrand(title)), least: 0, most: 600 },
  description: { width: (description) => textWidth(description, 14), least: 400, most: 985 },
} satisfies Record<string, SearchRoom>;
