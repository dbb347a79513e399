import { isOwnMachine } from '#lib/sample-address.ts';
import type { LetterParts } from '#lib/problem.ts';

/** What is wrong with a link to another site, by the scheme of its address. */
export const schemes: Record<string, (url: string) => LetterParts | undefined> = {
  https: wrongWithWeb,
  http: (url) => {
    const encrypted = url.replace(/^http:/i, 'https:');
    return wrongWithWeb(encrypted) ?? ['The address is not secure.', `Write: ${encrypted}`];
  },
  mailto: (url) =>
    /^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/i.test(url)
      ? undefined
      : ['This is not an email address.', 'Write it as mailto:name@example.com.'],
  tel: (url) =>
    /^tel:\+?[\d().-]{7,}$/i.test(url)
      ? undefined
      : ['This is not a phone number.', 'Write it as tel:+18005550142.'],
};

function wrongWithWeb(url: string): LetterParts | undefined {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed && isOwnMachine(parsed.hostname))
    return [
      'Only your own computer can open this address.',
      `Write: ${parsed.pathname}${parsed.search}${parsed.hash}`,
    ];
  if (!parsed || !/^https:\/\/[^/]+\.[^/]/i.test(url))
    return ['This is not a web address.', 'Write the whole address, such as https://www.example.com/page.'];
  const target = behindDetour(parsed);
  return target === undefined
    ? marksOfClicks(url, false)
    : [`The address leads through ${parsed.host} first.`, `Write: ${withoutMarks(target)}`];
}

/** Through these, Google, Outlook and Facebook lead whoever clicks a link in a document, a mail or a post. */
const detour =
  /^(?:www\.google\.com\/url|[\w.-]+\.safelinks\.protection\.outlook\.com\/|lm?\.facebook\.com\/l\.php)$/;

function behindDetour({ host, pathname, searchParams }: URL): string | undefined {
  if (!detour.test(host + pathname)) return undefined;
  const named = ['q', 'url', 'u'].map((name) => searchParams.get(name) ?? '');
  return named.find((to) => /^https?:\/\/./.test(to));
}

const chatbot = /^utm_source=(?:chatgpt\.com|openai|perplexity|copilot\.com)\b/;
const markOfClick = /^(?:utm_[a-z_]+|gclid|fbclid|msclkid)=/;
/** A firm may name itself in links to other sites, but not in those to its own pages. */
const mayBeMeant = /^utm_/;

/** What chatbots, newsletters and advertisements add to addresses. */
export function marksOfClicks(url: string, isOwnPage: boolean): LetterParts | undefined {
  const marks = partsOf(url).query.filter((part) => markOfClick.test(part));
  const isWrong = marks.some((mark) => isOwnPage || chatbot.test(mark) || !mayBeMeant.test(mark));
  if (!isWrong) return undefined;
  return [
    marks.some((mark) => chatbot.test(mark))
      ? 'The address says that a chatbot found it.'
      : `The address says where it was copied from, with "${marks[0]!.split('=', 1)[0]}".`,
    `Write: ${withoutMarks(url)}`,
  ];
}

function withoutMarks(url: string): string {
  const { page, query, fragment } = partsOf(url);
  const kept = query.filter((part) => !markOfClick.test(part));
  return page + (kept.length > 0 ? `?${kept.join('&')}` : '') + fragment;
}

function partsOf(url: string) {
  const [, page = '', query = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(.*)$/s.exec(url) ?? [];
  return { page, query: query === '' ? [] : query.split('&'), fragment };
}
