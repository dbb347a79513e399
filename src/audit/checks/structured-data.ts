import { longDate } from '#lib/long-date.ts';
import type { DataMistake, ShownValue } from '../reading/structured-data.ts';
import type { PageCheck, Subject } from './check.ts';

const builders = ['src/site/structured-data/structured-data.ts', 'src/site/structured-data/firm-nodes.ts'];

export const structuredData: Subject = {
  title: 'Structured data',
  checks: [
    {
      id: 'data-unreadable',
      level: 'error',
      title: 'Structured data is not valid JSON-LD',
      why: 'Search engines ignore all of it.',
      fix: 'Build it from values, never from pieces of text.',
      onPage: mistakesOf('unreadable'),
    },
    {
      id: 'data-invalid',
      level: 'error',
      title: 'Structured data does not fit the types of schema.org',
      why: 'Search engines skip what they do not understand, or the whole entry.',
      fix: 'Use the names and types of https://schema.org, and add what the type requires.',
      onPage: mistakesOf('invalid'),
    },
    {
      id: 'data-incomplete',
      level: 'notice',
      title: 'Structured data lacks what Google recommends',
      why: 'The more it says, the more a search result can show.',
      fix: 'Add it where it is known and true; where it is not, accept the finding in audit.accepted of site.yaml.',
      onPage: mistakesOf('incomplete'),
    },
    {
      id: 'data-discouraged',
      level: 'warning',
      title: 'Structured data uses a type or claim that search engines discourage',
      why: 'It is retired, or against their rules for pages about your own business.',
      fix: 'Use the type that replaces it, or leave it out.',
      onPage: mistakesOf('discouraged'),
    },
    {
      id: 'data-invisible',
      level: 'warning',
      title: 'Structured data says what the page does not show',
      why: 'Search engines count hidden claims as spam and may ignore all structured data of the site.',
      fix: 'Show the value on the page, or take it out of the structured data.',
      *onPage({ causes }, { reading, data }) {
        const text = reading.lines.join('\n');
        for (const value of data.flatMap(({ shown }) => shown)) {
          if (isShown(value, text)) continue;
          const says = `${value.property} ${JSON.stringify(value.value)} is nowhere on the page.`;
          yield { cause: causes.inOneOf(builders, `${value.property}:`), says };
        }
      },
    },
  ],
};

function mistakesOf(kind: DataMistake['kind']): PageCheck['onPage'] {
  return function* ({ causes }, { data }) {
    for (const mistake of data.flatMap(({ mistakes }) => mistakes)) {
      if (mistake.kind !== kind) continue;
      // The type or property at the start of a message is also in the code that builds it.
      const [word = ''] = mistake.says.split(' ', 1);
      yield { cause: causes.inOneOf(builders, word), says: mistake.says };
    }
  };
}

function isShown({ property, value }: ShownValue, text: string): boolean {
  if (text.includes(value)) return true;
  if (property === 'telephone') return text.replace(/\D/g, '').includes(value.replace(/\D/g, '').slice(-10));
  if (property.startsWith('date')) return text.includes(longDate(value));
  return false;
}
