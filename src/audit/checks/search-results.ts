import { documentFile } from '../causes/templates.ts';
import { searchResultLimits, titleWidth, withoutBrand } from '#lib/search-result.ts';
import { groupBy } from '#lib/group-by.ts';
import type { AuditedPage } from '../reading/audited-page.ts';
import { quoted, type SiteCheck, type Subject } from './check.ts';

const { title, description } = searchResultLimits;

const titleOf = ({ reading }: AuditedPage) => reading.titles[0] ?? '';
const descriptionsOf = ({ reading }: AuditedPage) => reading.meta.get('description') ?? [];

/** The description of an indexed page with exactly one; otherwise empty, as other checks cover the rest. */
const onlyDescription = (page: AuditedPage) =>
  page.indexed && descriptionsOf(page).length === 1 ? descriptionsOf(page)[0]! : '';

export const searchResults: Subject = {
  title: 'Titles and descriptions',
  checks: [
    {
      id: 'title-missing',
      level: 'error',
      title: 'A page has no title, or more than one',
      why: 'The title is the headline of the search result and the name of the tab.',
      fix: 'Give the page exactly one title.',
      *onPage({ causes }, page) {
        const count = page.reading.titles.length;
        if (count === 1 && titleOf(page).trim() !== '') return;
        const says = count > 1 ? `There are ${count} titles.` : 'There is no title.';
        yield { cause: causes.inFile(documentFile, '<title>'), says };
      },
    },
    {
      id: 'title-wide',
      level: 'warning',
      title: 'A title is cut off in search results',
      why: 'Google shows about 600 pixels; what comes after, often the place, is lost.',
      fix: 'Shorten the title; start with words that the rest already implies.',
      *onPage({ causes }, page) {
        const own = withoutBrand(titleOf(page));
        const width = title.width(titleOf(page));
        if (!page.indexed || width <= title.most) return;
        const says = `${width} of ${title.most} pixels: ${quoted(own)}`;
        yield { cause: causes.ofText(page.route, own), says };
      },
    },
    {
      id: 'title-brand-cut',
      level: 'notice',
      title: "Only the firm's name is cut off in a title",
      why: 'The page can still be told apart from others; only the name is missing from the result.',
      fix: 'You need not do anything; a shorter title would show the firm as well.',
      *onPage({ causes }, page) {
        const whole = titleOf(page);
        const width = titleWidth(whole);
        if (!page.indexed || title.width(whole) > title.most || width <= title.most) return;
        const says = `${width} of ${title.most} pixels: ${quoted(whole)}`;
        yield { cause: causes.ofText(page.route, withoutBrand(whole)), says };
      },
    },
    {
      id: 'title-duplicate',
      level: 'error',
      title: 'Pages share one title',
      why: 'Nobody can tell them apart in search results, and search engines may list only one.',
      fix: 'Give each page its own title, for example with the name of the county.',
      onSite: duplicates('title'),
    },
    {
      id: 'description-missing',
      level: 'error',
      title: 'A page has no description, or more than one',
      why: 'Search engines then pick any sentence of the page.',
      fix: 'Write one or two sentences about what the reader finds.',
      *onPage({ causes }, page) {
        const [first = '', ...others] = descriptionsOf(page);
        if (first.trim() !== '' && others.length === 0) return;
        const says = others.length > 0 ? `There are ${others.length + 1}.` : 'There is none.';
        yield { cause: causes.inFile(documentFile, 'name="description"'), says };
      },
    },
    {
      id: 'description-wide',
      level: 'warning',
      title: 'A description is cut off in search results',
      why: 'Two lines of about 490 pixels are shown; the sentence breaks off after them.',
      fix: 'Shorten the description to about 155 characters.',
      *onPage({ causes }, page) {
        const text = onlyDescription(page);
        const width = description.width(text);
        if (width <= description.most) return;
        const says = `${width} of ${description.most} pixels: ${quoted(text, 220)}`;
        yield { cause: causes.ofText(page.route, text), says };
      },
    },
    {
      id: 'description-short',
      level: 'notice',
      title: 'A description leaves its second line empty',
      why: 'There is room for one more reason to click.',
      fix: 'Say what else the page answers.',
      *onPage({ causes }, page) {
        const text = onlyDescription(page);
        const width = description.width(text);
        if (text.trim() === '' || width >= description.least) return;
        yield { cause: causes.ofText(page.route, text), says: `${width} pixels: ${quoted(text)}` };
      },
    },
    {
      id: 'description-duplicate',
      level: 'error',
      title: 'Pages share one description',
      why: 'Search results that read alike look like one page listed twice.',
      fix: 'Mention in each description what only its page has.',
      onSite: duplicates('description'),
    },
  ],
};

/** Indexed pages that share a title or a description; each is reported with another one. */
function duplicates(field: 'title' | 'description'): SiteCheck['onSite'] {
  return function* ({ routes, causes }, { pages }) {
    const sharing = groupBy(pages.keys(), (page) => (pages[page]!.indexed ? pages[page]![field] : ''));
    sharing.delete('');
    for (const [text, numbers] of sharing) {
      if (numbers.length === 1) continue;
      for (const page of numbers) {
        const other = numbers[page === numbers[0] ? 1 : 0]!;
        const cause = causes.ofText(routes[page]!, withoutBrand(text));
        yield { page, cause, says: `Same as on ${pages[other]!.address}: ${quoted(text)}` };
      }
    }
  };
}
