import type { Attorney, Content } from '#content/content.ts';
import { listInWords } from '#lib/text.ts';
import { row, type PlaceRow } from './place-row.ts';

/** A lawyer of the firm, ready to print. */
export interface Lawyer {
  name: string;
  role: string;
  bio: string;
  portrait: { src: string; alt: string };
  /** Whether the person is invented. */
  sample: boolean;
  /** Where admitted, which schools and languages. */
  details: PlaceRow[];
}

export const lawyersOf = ({ attorneys }: Pick<Content, 'attorneys'>): Lawyer[] => attorneys.map(lawyer);

const lawyer = ({ name, role, bio, portrait, sample, admitted, schools, languages }: Attorney): Lawyer => ({
  name,
  role,
  bio,
  portrait: { src: portrait.src!, alt: portrait.alt },
  sample,
  details: [
    ...row('Admitted', admitted.map(({ court, year }) => `${court}, ${year}`).join('; ')),
    ...row('Schools', schools.join('; ')),
    ...row('Speaks', listInWords(languages)),
  ],
});
