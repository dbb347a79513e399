import { readAgainAfter } from '#content/checks/facts-due.ts';
import { printFact } from '#content/texts/print-fact.ts';
import { dayInMilliseconds } from '#lib/date.ts';
import type { Route } from '#site/routes/routes.ts';
import type { Causes } from '../causes/causes.ts';
import type { Cause } from '../causes/searched-files.ts';
import { percent, type Subject } from './check.ts';
import { backedFigures, figuresIn, isBacked } from './backed-figures.ts';
import { onLines, onSentences } from './sentences.ts';

/** Words of main text below which an indexed page says very little. */
const leastWords = 100;

export const texts: Subject = {
  title: 'Texts',
  checks: [
    {
      id: 'text-thin',
      level: 'warning',
      title: 'An indexed page has very little text of its own',
      why: 'Search engines seldom list pages that answer nothing, and many such pages hurt the whole site.',
      fix: 'Add what a reader in that place or case needs, or keep this kind of page out of the index.',
      *onSite({ routes, causes }, { pages }) {
        for (const [page, { indexed, words }] of pages.entries()) {
          if (!indexed || words >= leastWords) continue;
          yield { page, cause: causes.inOwnData(routes[page]!), says: `Its main text has ${words} words.` };
        }
      },
    },
    {
      id: 'text-near-duplicate',
      level: 'warning',
      title: 'Pages say the same apart from names and numbers',
      why: 'Search engines call pages that differ only in a name "substantially similar" and may drop them all.',
      fix: 'Add facts that are true of one place only, or keep the pages out of the index (indexing in site.yaml).',
      *onSite({ routes, causes }, { pages, alike }) {
        for (const cluster of alike.clusters) {
          for (const page of cluster) {
            const { indexed, nearest, similarity } = pages[page]!;
            if (!indexed) continue;
            const says = `${percent(similarity)} like ${pages[nearest]!.address}; ${cluster.length} pages are alike.`;
            yield { page, cause: causeOfLikeness(routes[page]!, causes), says };
          }
        }
      },
    },
    {
      id: 'text-too-alike',
      level: 'error',
      title: 'Two pages are more alike than their kind allows',
      why: 'What is said twice in other words is written for search engines, not for readers.',
      fix: 'Rewrite one of them, or add what only it can say, such as the streets of a place; the limits are under "Similar pages".',
      *onSite({ routes, causes }, { pages, alike }) {
        for (const { title, limit, worst } of alike.kinds) {
          for (const { a, b, similarity } of worst) {
            if (similarity <= limit) break;
            const says = `${percent(similarity)} like ${pages[a]!.address}. ${title}: at most ${percent(limit)}.`;
            yield { page: b, cause: causeOfLikeness(routes[b]!, causes), says };
          }
        }
      },
    },
    {
      id: 'text-repeated-word',
      level: 'warning',
      title: 'A word is repeated',
      why: 'It happens when a filled-in name repeats the word before it, and looks careless.',
      fix: 'Rewrite the sentence so that the name fits.',
      // Repetitions that are correct, such as "no no-fault policy".
      onPage: onSentences([/\b(\p{L}{2,}) \1\b(?!-)/iu], (sentence) =>
        /\b(?:that that|had had)\b/i.test(sentence),
      ),
    },
    {
      id: 'figure-unbacked',
      level: 'error',
      title: 'A legal figure is not backed by a fact',
      why: 'A figure that is not in facts.yaml has no source and stays when the law changes.',
      fix: 'Add the fact with its source and name it in the text, as in {fact:injury-deadline}.',
      onPage: onLines(({ facts, settings, testimonials }) => {
        const backed = backedFigures([
          ...facts.map(printFact),
          ...Object.values(settings.claims),
          ...testimonials.map(({ amount }) => amount),
        ]);
        return (line) =>
          figuresIn(line)
            .filter((figure) => !isBacked(figure, backed))
            .map((figure) => ({ sentence: line, words: figure }));
      }),
    },
    {
      id: 'fact-old',
      level: 'warning',
      title: 'A fact has not been reviewed for a year',
      why: 'A wrong deadline can cost a reader the case.',
      fix: 'Check the source, correct the value if needed, and set the date in "reviewed".',
      *onSite({ site, now, causes }) {
        for (const { id, reviewed, source } of site.content.facts) {
          const days = Math.floor((now.getTime() - Date.parse(reviewed)) / dayInMilliseconds);
          if (days <= readAgainAfter) continue;
          const says = `${id} (${source}) was last reviewed on ${reviewed}, ${days} days ago.`;
          yield { cause: causes.inData('facts.yaml', `id: ${id}`), says };
        }
      },
    },
  ],
};

/** Where to make similar pages differ: in the topic's introduction, in the page's own text, or in the template. */
function causeOfLikeness(route: Route, causes: Causes): Cause {
  if ('topic' in route) return causes.inData(route.topic.file, `  ${route.place.kind}:`);
  if (route.kind === 'post') return causes.inOwnData(route);
  if (route.kind === 'keyword') return causes.ofText(route, route.keyword.keyword);
  return causes.inTemplate(route.kind);
}
