/** Of pages without a language of their own, as in `<html lang>`. */
export const usualLanguage = 'en-US';

/** Languages besides English in which a landing page may be written; the file of a language ends in its code. */
export const languages = ['es'] as const;
export type Language = (typeof languages)[number];
