/** Lists stay narrow beside a map; said here so that only pages with maps load it. */
export const narrowLists = 'desk:[&_dl>div]:block desk:[&_ul]:columns-1';
