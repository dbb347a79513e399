import type { Attorney, Content } from '#content/content.ts';
import { listInWords } from '#lib/text.ts';
import { row, type FactRow } from './fact-row.ts';

/** A lawyer of the firm, ready to print. */
export interface Lawyer extends Omit<Attorney, 'admitted' | 'schools' | 'languages'> {
  /** Where admitted, which schools and languages. */
  details: FactRow[];
}

export const lawyersOf = ({ attorneys }: Content): Lawyer[] =>
  attorneys.map(({ admitted, schools, languages, ...shown }) => ({
    ...shown,
    details: [
      ...row('Admitted', admitted.map(({ court, year }) => `${court}, ${year}`).join('; ')),
      ...row('Schools', schools.join('; ')),
      ...row('Speaks', listInWords(languages)),
    ],
  }));
