import type { Attorney, Content } from '#content/content.ts';
import { listInWords } from '#lib/text.ts';
import { row, type PlaceRow } from './places/place-row.ts';

/** A lawyer of the firm, ready to print. */
export interface Lawyer extends Attorney {
  /** Where admitted, which schools and languages. */
  details: PlaceRow[];
}

export const lawyersOf = ({ attorneys }: Pick<Content, 'attorneys'>): Lawyer[] =>
  attorneys.map((attorney) => ({
    ...attorney,
    details: [
      ...row('Admitted', attorney.admitted.map(({ court, year }) => `${court}, ${year}`).join('; ')),
      ...row('Schools', attorney.schools.join('; ')),
      ...row('Speaks', listInWords(attorney.languages)),
    ],
  }));
