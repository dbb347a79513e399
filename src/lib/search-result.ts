/** How much of a text a search result shows, in pixels. */
interface SearchRoom {
  width(text: string): number;
  /** A narrower text leaves room unused. */
  least: number;
  most: number;
}

/** Google prints titles in Arial of 20 pixels. */
export const titleWidth = (title: string) => textWidth(title, 20);

/** The title without the firm's name at its end, which may be cut off without harm. */
export const withoutBrand = (title: string) => title.replace(/ \| [^|]+$/, '');

/** A line of a title, whose brand does not count, and the two lines of a description, which is printed smaller. */
export const searchResultLimits = {
  title: { width: (title) => titleWidth(withoutBrand(title)), least: 0, most: 600 },
  description: { width: (description) => textWidth(description, 14), least: 400, most: 985 },
} satisfies Record<string, SearchRoom>;

/** Characters by their width in Arial and Helvetica, in thousandths of the font's size. */
const charactersByWidth: Record<number, string> = {
  191: "'",
  222: 'ijl‘’',
  260: '|',
  278: ' !,./:;I[\\]ft\u00a0·',
  333: '()-`r“”',
  334: '{}',
  350: '•',
  355: '"',
  389: '*',
  469: '^',
  500: 'Jckvsxyz',
  556: '#$0123456789?L_abdeghnopqué§–',
  584: '+<=>~×',
  611: 'FTZ',
  667: '&ABEKPSVXY',
  722: 'CDHNRUw',
  737: '©',
  778: 'GOQ',
  833: 'Mm',
  889: '%',
  944: 'W',
  1000: '—…',
  1015: '@',
};

const widths = new Map(
  Object.entries(charactersByWidth).flatMap(([width, characters]) =>
    [...characters].map((character) => [character, Number(width)] as const),
  ),
);
/** Any other character, usually an accented letter, is about as wide as most letters. */
const otherwise = 600;

/** Width in pixels of a line in Arial, the font of search results. */
function textWidth(text: string, fontSize: number): number {
  let sum = 0;
  for (const character of text) sum += widths.get(character) ?? otherwise;
  return Math.round((sum * fontSize) / 1000);
}
