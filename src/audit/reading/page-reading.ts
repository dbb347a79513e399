export interface LinkReading {
  href: string;
  /** What a screen reader says: label, or text and alt texts. */
  name: string;
  newTab: boolean;
  rel: string;
}

interface ImageReading {
  src: string;
  alt: string | undefined;
  /** Width and height are written. */
  sized: boolean;
  /** The element's attributes as they are written. */
  written: string;
}

interface Landmark {
  role: string;
  /** Empty when it has none. */
  label: string;
}

/** What one page of the finished site says and refers to. */
export class PageReading {
  lang = '';
  titles: string[] = [];
  /** `content` of meta lines by their name or property. */
  meta = new Map<string, string[]>();
  canonicals: string[] = [];
  headings: { level: number; text: string }[] = [];
  links: LinkReading[] = [];
  images: ImageReading[] = [];
  ids = new Set<string>();
  repeatedIds: string[] = [];
  /** Ids that labels and descriptions name, each with the attribute as it is written. */
  references: { id: string; written: string }[] = [];
  /** Styles, scripts, pictures and data files that the page loads. */
  assets: string[] = [];
  /** The content of each JSON-LD element. */
  structuredData: string[] = [];
  landmarks: Landmark[] = [];
  /** The first words outside of all landmarks; empty when there are none. */
  outside = '';
  /** Elements that a visitor uses and that have no name, as they are written. */
  nameless: string[] = [];
  /** The visible words of the body, a line a block. */
  lines: string[] = [];
  /** Those that tell what the page is about; see `MainGatherer`. */
  main: string[] = [];
  /** Its titles, its descriptions and every line, each once. */
  said: string[] = [];
}
