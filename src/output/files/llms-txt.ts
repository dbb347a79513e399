import { withFullStop } from '#lib/text.ts';
import { addressOf } from '#site/address.ts';
import type { Site } from '#site/plan.ts';

/** A summary of the site for AI assistants, in the format of llmstxt.org. */
export function llmsTxt({ content, places }: Site): string {
  const { url, firm, phones, offices } = content.settings;
  const { advertising, results, purpose, expenses } = content.pages.shell.legal;
  const section = (title: string, links: string[]) =>
    links.length > 0 ? `\n## ${title}\n\n${links.join('')}` : '';
  /** `tells` says what the page is about. Brackets in a title are escaped, as they would end the link text. */
  const link = (title: string, address: string, tells?: string) =>
    `- [${plain(title).replace(/[[\]\\]/g, '\\$&')}](${url}${address})${tells ? `: ${plain(tells)}` : ''}\n`;
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
      content.practiceAreas.map(({ title, slug, desc }) => link(title, addressOf.practiceArea(slug), desc)),
    ),
    section(
      'Articles',
      content.posts.map(({ title, slug, excerpt }) => link(title, addressOf.post(slug), excerpt)),
    ),
    section(
      'Places',
      places.counties.map(({ name, address }) => link(name, address)),
    ),
    section('The firm', [
      link('About', addressOf.about()),
      link('Contact', addressOf.contact()),
      link('All pages', addressOf.sitemap()),
    ]),
  ].join('');
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
