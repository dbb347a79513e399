import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formatProblems } from '#content/letters/format-problems.ts';
import { loadContent } from '#content/load.ts';
import { mainLines } from '#lib/html-text.ts';
import { Mask } from '#similarity/mask.ts';
import { comparePairs, type Text } from '#similarity/pairs.ts';
import { placeNames } from '#similarity/place-names.ts';
import { Shingler } from '#similarity/shingles.ts';
import { fileOf } from '#site/address.ts';
import { planSite, routesOf, type Site } from '#site/plan.ts';
import type { Route } from '#site/routes.ts';
import type { Options } from './command-line/command.ts';
import { isOver, similarityReport, type ComparedKind } from './similarity-report.ts';

/** So many pairs are compared within a few seconds; beyond them a sample is. */
const pairsCompared = 3_000_000;

export function run({ data, out }: Options<'similarity'>): void {
  const { content, problems } = loadContent(data);
  if (!content) {
    console.error(formatProblems(problems));
    process.exit(1);
  }
  const results = compareSite(planSite(content), out);
  console.log(similarityReport(results));
  process.exitCode = results.some(isOver) ? 1 : 0;
}

interface Page extends Text {
  county: string;
}

function compareSite(site: Site, out: string): ComparedKind[] {
  const shingler = new Shingler(new Mask(placeNames(site.content, site.places)));
  const sets = { guide: [] as Page[], article: [] as Page[], keyword: [] as Page[] };
  const topics = new Map<string, Page[]>();
  for (const route of routesOf(site)) {
    const set = setOf(route);
    if (!set) continue;
    const html = readFileSync(path.join(out, fileOf(route.address)), 'utf8');
    const page = {
      address: route.address,
      county: countyOf(route),
      shingles: shingler.shinglesOf(mainLines(html)),
    };
    if (set.kind !== 'topic') sets[set.kind].push(page);
    else if (!topics.get(set.topic)?.push(page)) topics.set(set.topic, [page]);
  }
  const limit = pairsCompared;
  const sameCounty = (a: Text, b: Text) => (a as Page).county === (b as Page).county;
  return [
    { title: 'Two guides', limit: 0.35, distribution: comparePairs([sets.guide], { limit }) },
    { title: 'Two long articles', limit: 0.1, distribution: comparePairs([sets.article], { limit }) },
    {
      title: 'One topic in different counties',
      limit: 0.85,
      distribution: comparePairs(topics.values(), { limit, accept: (a, b) => !sameCounty(a, b) }),
    },
    {
      title: 'One topic in the same county',
      limit: 0.95,
      distribution: comparePairs(topics.values(), { limit, accept: sameCounty }),
    },
    { title: 'Two keyword pages', limit: 0.75, distribution: comparePairs([sets.keyword], { limit }) },
  ];
}

type PageSet = { kind: 'guide' | 'article' | 'keyword' } | { kind: 'topic'; topic: string };

function setOf(route: Route): PageSet | undefined {
  switch (route.kind) {
    case 'post':
      return { kind: route.post.file.endsWith('.md') ? 'article' : 'guide' };
    case 'keyword':
      return { kind: 'keyword' };
    case 'county-topic':
    case 'city-topic':
    case 'zip-topic':
      return { kind: 'topic', topic: route.topic.slug };
    default:
      return undefined;
  }
}

function countyOf(route: Route): string {
  if (!('place' in route)) return '';
  return route.place.kind === 'county' ? route.place.county.slug : route.place.county.county.slug;
}
