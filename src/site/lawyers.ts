import type { Attorney, Content } from '#content/content.ts';
import { listInWords } from '#lib/text.ts';
import type { Picture } from './pictures.ts';
import { row, type PlaceRow } from './places/place-row.ts';

/** A lawyer of the firm, ready to print. */
export interface Lawyer {
  slug: string;
  name: string;
  role: string;
  bio: string;
  portrait: Picture;
  /** Whether the person is invented. */
  sample: boolean;
  /** Where admitted, which schools and languages. */
  details: PlaceRow[];
}

export const lawyersOf = ({ attorneys }: Pick<Content, 'attorneys'>): Lawyer[] => attorneys.map(lawyer);

const lawyer = ({ slug, name, role, bio, portrait, sample, ...more }: Attorney): Lawyer => ({
  slug,
  name,
  role,
  bio,
  portrait,
  sample,
  details: [
    ...row('Admitted', more.admitted.map(({ court, year }) => `${court}, ${year}`).join('; ')),
    ...row('Schools', more.schools.join('; ')),
    ...row('Speaks', listInWords(more.languages)),
  ],
});
