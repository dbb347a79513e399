export interface LinkReading {
  href: string;
  /** The accessible name: label, or text and alt texts. */
  name: string;
  newTab: boolean;
  rel: string;
}

interface ImageReading {
  src: string;
  alt: string | undefined;
  /** Whether width and height are set. */
  sized: boolean;
  /** The element's attributes, unparsed. */
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
  /** `content` of meta elements by name or property. */
  meta = new Map<string, string[]>();
  canonicals: string[] = [];
  headings: { level: number; text: string }[] = [];
  links: LinkReading[] = [];
  images: ImageReading[] = [];
  ids = new Set<string>();
  repeatedIds: string[] = [];
  /** Ids that labels and descriptions refer to, each with its source attribute. */
  references: { id: string; written: string }[] = [];
  /** Styles, scripts, pictures and data files that the page loads. */
  assets: string[] = [];
  /** The content of each JSON-LD element. */
  structuredData: string[] = [];
  landmarks: Landmark[] = [];
  /** The first words outside of all landmarks; empty when there are none. */
  outside = '';
  /** Interactive elements without an accessible name, as source. */
  nameless: string[] = [];
  /** The visible text of the body, one line per block. */
  lines: string[] = [];
  /** The lines of the main text; see `MainGatherer`. */
  main: string[] = [];
  /** Its titles, its descriptions, every line, and the alt texts and labels that only screen readers say, each once. */
  said: string[] = [];
}
