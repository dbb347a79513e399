import { foreignSigns } from './foreign-signs.ts';
import type { Misreading } from './misreadings.ts';
import { bullets } from './typographic-signs.ts';

/** Entities of HTML that come with a copied text; "Birch&Sons;" holds none. */
const entities =
  'amp|lt|gt|quot|apos|nbsp|shy|[mn]dash|hellip|[lr][sd]quo|bull|middot|copy|reg|trade|sect|[aeiou]acute|ntilde';

/** HTML and Markdown, which plain texts would show to visitors verbatim. */
export const plainSigns: readonly Misreading[] = [
  {
    pattern: /<\/?[a-z][^<>\n]*>|<!--/gi,
    letter: ([tag]) => [
      `Visitors would see this text exactly as typed, including "${tag}".`,
      'Write it without HTML tags.',
    ],
  },
  {
    pattern: new RegExp(`&(?:${entities}|#\\d{1,7}|#x[\\da-f]{1,6});`, 'gi'),
    letter: ([entity]) => [
      `Visitors would see this text exactly as typed, including "${entity}".`,
      entity === '&amp;' ? 'Write: &' : 'Write the character itself.',
    ],
  },
  {
    pattern: /\[([^[\]\n]*)\]\([^()\n]*\)/g,
    letter: ([link, name]) => [
      `This text cannot have links, so visitors would see "${link}".`,
      `Write: ${name}`,
    ],
  },
  {
    pattern: /\*\*(?=\S)([^*\n]+)\*\*/g,
    letter: ([bold, name]) => [
      `This text cannot have bold words, so visitors would see "${bold}".`,
      `Write: ${name}`,
    ],
  },
  {
    pattern: new RegExp(`^[${bullets}]\\s+(?=\\S)`, 'gm'),
    letter: ([bullet]) => [
      `A bullet (${bullet.trim()}) was copied along with this text, and visitors would see it.`,
      'Delete it, and the space behind it.',
    ],
  },
  ...foreignSigns,
];
