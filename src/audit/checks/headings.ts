import { usualLanguage } from '#content/languages.ts';
import { documentFile } from '../causes/templates.ts';
import { quoted, type Subject } from './check.ts';

/** Landmarks that a page has once. */
const single = ['main', 'banner', 'contentinfo'] as const;

export const headings: Subject = {
  title: 'Headings and landmarks',
  checks: [
    {
      id: 'heading-first',
      level: 'error',
      title: 'A page has no h1, or more than one',
      why: 'Screen reader users jump to it to learn where they are; search engines read it as the subject.',
      fix: 'Give the page exactly one h1.',
      *onPage({ causes }, { route, reading }) {
        const first = reading.headings.filter(({ level }) => level === 1).map(({ text }) => quoted(text));
        if (first.length === 1) return;
        const says =
          first.length === 0 ? 'There is no h1.' : `There are ${first.length}: ${first.join(', ')}.`;
        yield { cause: causes.inTemplate(route.kind, first.at(-1)), says };
      },
    },
    {
      id: 'heading-order',
      level: 'warning',
      title: 'A heading skips a level, or is empty',
      why: 'People who navigate by headings think they missed a part.',
      fix: 'Follow an h2 with an h3, and so on.',
      *onPage({ causes }, { route, reading }) {
        let above = 0;
        for (const { level, text } of reading.headings) {
          if (text === '') yield { cause: causes.inTemplate(route.kind), says: `An h${level} is empty.` };
          else if (level > above + 1 && above > 0) {
            const says = `h${above} is followed by h${level} ${quoted(text)}.`;
            yield { cause: causes.ofText(route, text), says };
          }
          above = level;
        }
      },
    },
    {
      id: 'document-language',
      level: 'error',
      title: 'A page does not state its language or does not fit small screens',
      why: 'Screen readers pick the voice by lang; without the viewport line, phones show a tiny desktop page.',
      fix: 'Write <html lang="en-US"> and the viewport line in the document.',
      *onPage({ causes }, { head, reading: { lang, meta } }) {
        const planned = head.lang ?? usualLanguage;
        if (lang !== planned) {
          const says = lang === '' ? 'There is no lang.' : `It says lang="${lang}" instead of "${planned}".`;
          yield { cause: causes.inFile(documentFile, 'lang='), says };
        }
        const viewport = meta.get('viewport')?.[0] ?? '';
        if (!viewport.includes('width=device-width') || /user-scalable=no|maximum-scale=1\b/.test(viewport)) {
          const says = `The viewport line is ${quoted(viewport)}.`;
          yield { cause: causes.inFile(documentFile, 'name="viewport"'), says };
        }
      },
    },
    {
      id: 'landmark-wrong',
      level: 'warning',
      title: 'The landmarks of a page are incomplete or cannot be told apart',
      why: 'Screen reader users jump between main, navigation and footer; two of a kind need names.',
      fix: 'Use one main, and a label for each nav where there are several.',
      *onPage({ causes }, { route, reading: { landmarks } }) {
        const wrong = (says: string) => ({ cause: causes.inTemplate(route.kind), says });
        const count = (role: string) => landmarks.filter((landmark) => landmark.role === role).length;
        if (count('main') === 0) yield wrong('There is no main.');
        for (const role of single) {
          if (count(role) > 1) yield wrong(`There are ${count(role)} landmarks "${role}".`);
        }
        for (const role of ['navigation', 'complementary', 'region']) {
          const labels = landmarks.filter((landmark) => landmark.role === role).map(({ label }) => label);
          const repeated = labels.find((label, i) => labels.indexOf(label) !== i);
          if (repeated === undefined) continue;
          const fault = repeated === '' ? 'have no label' : `are labeled ${quoted(repeated)}`;
          yield wrong(`Two landmarks "${role}" ${fault}.`);
        }
      },
    },
    {
      id: 'landmark-outside',
      level: 'notice',
      title: 'Content is outside all landmarks',
      why: 'People who navigate by landmarks never reach it.',
      fix: 'Move it into the header, the main part or the footer, or into a section with a label.',
      *onPage({ causes }, { route, reading: { outside } }) {
        if (outside === '') return;
        yield { cause: causes.ofText(route, outside), says: `It begins with ${quoted(outside, 60)}.` };
      },
    },
  ],
};
