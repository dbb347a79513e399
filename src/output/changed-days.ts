import { readLastmod, writeLastmod } from '#content/lastmod-file.ts';
import { ContentDates, printContentDates } from './content-dates.ts';

/** On which day each page of this run changed last: today, where its main content was never seen before. */
export class ChangedDays {
  private readonly known: ContentDates;

  constructor(
    private readonly data: string,
    private readonly contents: Float64Array,
    private readonly today: string,
  ) {
    this.known = ContentDates.parse(readLastmod(data));
  }

  of = (page: number): string => this.known.dayOf(this.contents[page]!) ?? this.today;

  /** Brings the record beside the data up to date; answers its text. */
  record(): string {
    const nothingNew = this.contents.every((fingerprint) => this.known.dayOf(fingerprint) !== undefined);
    if (nothingNew && this.known.size === this.contents.length) return readLastmod(this.data);
    const text = printContentDates(this.entries());
    writeLastmod(this.data, text);
    return text;
  }

  private *entries() {
    for (const [page, fingerprint] of this.contents.entries()) yield { fingerprint, day: this.of(page) };
  }
}
