import { withFullStop } from '#lib/text.ts';
import { addressOf } from '#site/address.ts';
import type { Site } from '#site/plan.ts';

interface Entry {
  title: string;
  address: string;
  /** What a reader finds there. */
  tells?: string;
}

/** The site in brief for programs that read it for people, in the form of llmstxt.org. */
export function llmsTxt({ content, places }: Pick<Site, 'content' | 'places'>): string {
  const { url, firm, phones, offices } = content.settings;
  const { advertising, results, purpose, expenses } = content.pages.shell.legal;
  const section = (title: string, entries: Entry[]) =>
    entries.length > 0 ? `\n## ${title}\n\n${entries.map((entry) => lineOf(url, entry)).join('')}` : '';
  const page = (title: string, address: string): Entry => ({ title, address });
  return [
    `# ${plain(firm.product)}\n\n`,
    `> ${plain(firm.description)}\n\n`,
    `${plain(withFullStop(firm.name))} Phone${phones.atAnyHour ? ', answered at any hour' : ''}: ${phones.main}.\n`,
    ...offices.map(
      ({ name, street, city, state, zip }) => `${plain(`${name}: ${street}, ${city}, ${state} ${zip}`)}.\n`,
    ),
    `\n${plain([withFullStop(advertising), results, purpose, expenses].join(' '))}\n`,
    section(
      'Practice areas',
      content.practiceAreas.map(({ title, slug, desc }) => ({
        title,
        address: addressOf.practiceArea(slug),
        tells: desc,
      })),
    ),
    section(
      'Articles',
      content.posts.map(({ title, slug, excerpt }) => ({
        title,
        address: addressOf.post(slug),
        tells: excerpt,
      })),
    ),
    section(
      'Places',
      places.counties.map(({ name, address }) => page(name, address)),
    ),
    section('The firm', [
      page('About', addressOf.about()),
      page('Contact', addressOf.contact()),
      page('All pages', addressOf.sitemap()),
    ]),
  ].join('');
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A title may hold brackets, which would end the words of a link. */
const lineOf = (url: string, { title, address, tells }: Entry) =>
  `- [${plain(title).replace(/[[\]\\]/g, '\\$&')}](${url}${address})${tells ? `: ${plain(tells)}` : ''}\n`;
