/** How what stands beside a map is set; said here so that only pages with maps load it. */
export const mapColumns = 'wide:grid-cols-[3fr_2fr]';
/** Lists in a narrow column. */
export const narrowLists = 'wide:[&_dl>div]:block wide:[&_ul]:columns-1';
