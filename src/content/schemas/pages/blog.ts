import { line } from '../common/texts.ts';
import { eachOnce } from '../common/values.ts';
import { filterWords, pageWords } from './page.ts';
import { defaultLine, defaultGroup } from '../common/patterns.ts';

export const blogWords = pageWords('/blog', 'Blog page', {
  groups: eachOnce(line('Heading of a group', 'Your Rights and Your Lawyer'))
    .default([])
    .meta({ description: 'Groups of posts and guides that are about every kind of accident' }),
  searchTitle: defaultLine('The whole title in search results', '{firm} Blog | {title}', 'title'),
  ...filterWords('Search the articles', 'article', 'articles'),
  more: defaultLine('Shows the rest of a practice area', '{count} more about {area}', 'count', 'area'),
  read: defaultLine('The link of each card', 'Read More'),
});

export const postWords = defaultGroup('What the pages of all articles share', {
  title: defaultLine('Title of every article in search results', '{title} | {firm} Blog', 'title'),
  back: defaultLine('Leads to the blog', 'Back to Blog'),
  next: defaultLine('Above the articles to read next', 'Read next'),
  practiceArea: defaultLine('Leads to the practice area', 'Practice area: {area}', 'area'),
  counties: defaultLine('Above the same article for each county', 'This article for your county'),
}).meta({ title: 'Articles', shows: 'Shows on every page of an article below /blog' });
