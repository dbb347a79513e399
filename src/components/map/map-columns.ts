/** Layout beside a map. Kept in this folder because only `places.css` includes its classes. */
export const mapColumns = 'wide:grid-cols-[3fr_2fr]';
/** Lists in a narrow column. */
export const narrowLists = 'wide:[&_dl>div]:block wide:[&_ul]:columns-1';
