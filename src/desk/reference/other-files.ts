/** What else stands in a data folder, without a schema. */
export const otherFiles: readonly { files: string; holds: string }[] = [
  { files: 'guide-template.md', holds: 'Arranges a guide into an article' },
  { files: 'places/*.csv', holds: 'What was measured of each ZIP; see the end of this page' },
  {
    files: 'places/shapes/*.json',
    holds: 'What maps are drawn of, made by "npm run shapes"; without it they show points',
  },
  {
    files: 'images/',
    holds: 'Drawings and photographs by their names; "mark" becomes the icons of the firm',
  },
  { files: 'public/', holds: 'Deployed as they are, never over a page' },
  {
    files: 'lastmod.txt',
    holds: 'The day on which each page changed, kept by "npm run generate"; commit it with the data',
  },
];
