import type { Content, Post } from '#content/content.ts';
import { escapeXml } from '#lib/html/escape.ts';
import { withFullStop } from '#lib/text.ts';
import { addressOf } from '#site/address.ts';
import { bylineOf } from '#site/articles/byline.ts';
import { practiceAreaOf } from '#site/articles/in-short.ts';
import type { Site } from '#site/plan.ts';
import { feedFile } from '../generator-files.ts';

const postsInFeed = 50;

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>\n`;
/** A day without a time means noon: its midnight would be the evening before to readers in America. */
const momentOf = (date: string) => new Date(date.includes('T') ? date : `${date}T12:00Z`).toISOString();
const changedAt = ({ date, updated }: Post) => momentOf(updated ?? date);

/** The newest posts, of which there is at least one, as an Atom feed. */
export function feedXml({ content }: Pick<Site, 'content'>): string {
  const { url, firm } = content.settings;
  const posts = content.posts.slice(0, postsInFeed);
  const changed = posts.map(changedAt).sort().at(-1)!;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">\n',
    element('id', url + addressOf.blog()),
    element('title', `${firm.product} Blog`),
    element('subtitle', `${firm.description} ${withFullStop(content.pages.shell.legal.advertising)}`),
    element('updated', changed),
    `<link rel="alternate" href="${escapeXml(url + addressOf.blog())}"/>\n`,
    `<link rel="self" href="${escapeXml(`${url}/${feedFile}`)}"/>\n`,
    `<author>${element('name', firm.name).trim()}</author>\n`,
    ...posts.map((post) => entryOf(content, post)),
    '</feed>\n',
  ].join('');
}

function entryOf(content: Content, post: Post): string {
  const address = content.settings.url + addressOf.post(post.slug);
  const { author } = bylineOf(content, post);
  const area = practiceAreaOf(content, post);
  return [
    '<entry>\n',
    element('id', address),
    element('title', post.title),
    `<link rel="alternate" href="${escapeXml(address)}"/>\n`,
    element('published', momentOf(post.date)),
    element('updated', changedAt(post)),
    ...(author ? [`<author>${element('name', author.name).trim()}</author>\n`] : []),
    `<category term="${escapeXml(area.slug)}" label="${escapeXml(area.title)}"/>\n`,
    element('summary', post.excerpt),
    '</entry>\n',
  ].join('');
}
