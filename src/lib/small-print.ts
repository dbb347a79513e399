/** Pages that a site may do without, by their names in addresses and in `data/pages/`. */
export const smallPrint = ['privacy', 'terms'] as const;
export type SmallPrintPage = (typeof smallPrint)[number];

/** Apart from the other addresses, so that the form and the chat load only these. */
export const addressOfSmallPrint = (page: SmallPrintPage) => `/${page}`;
