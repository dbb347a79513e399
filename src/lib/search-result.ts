import { textWidth } from './text-width.ts';

/** In pixels: a line of a title, and the two lines of a description. */
export const titleLimit = 600;
export const descriptionLimit = 985;
/** Below it the second line of a description stays empty. */
export const descriptionLeast = 400;

/** The title without the firm's name at its end, which may be cut off without harm. */
export const withoutBrand = (title: string) => title.replace(/ \| [^|]+$/, '');

/** Google prints titles in Arial of 20 pixels. */
export const titleWidth = (title: string) => textWidth(title, 20);
/** Descriptions are printed smaller. */
export const descriptionWidth = (description: string) => textWidth(description, 14);
