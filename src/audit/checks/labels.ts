import { posix } from 'node:path';
import { pictureEndings } from '#content/pictures/picture-formats.ts';
import { quoted, type Subject } from './check.ts';
import { onLinks } from './on-links.ts';

const vague = /^(?:click here|here|read more|more|learn more|this|link|this page)\W*$/i;
const useless = new RegExp(`\\.(?:${pictureEndings.join('|')})$|^(?:image|picture|photo)$`, 'i');

export const labels: Subject = {
  title: 'Names and labels',
  checks: [
    {
      id: 'id-duplicate',
      level: 'error',
      title: 'An id is on a page twice',
      why: 'Labels and links find only the first.',
      fix: 'Give each element its own id.',
      *onPage({ causes }, { route, reading }) {
        for (const id of reading.repeatedIds) {
          yield { cause: causes.inTemplate(route.kind, `id="${id}"`), says: `id="${id}" is there twice.` };
        }
      },
    },
    {
      id: 'reference-broken',
      level: 'error',
      title: 'A label points to an id that does not exist',
      why: 'The element has no name for screen readers.',
      fix: 'Correct the id that for, aria-labelledby or aria-describedby names.',
      *onPage({ causes }, { route, reading }) {
        for (const { id, written } of reading.references) {
          if (reading.ids.has(id)) continue;
          yield { cause: causes.inTemplate(route.kind, written), says: `There is no id="${id}".` };
        }
      },
    },
    {
      id: 'name-missing',
      level: 'error',
      title: 'A link, button, field or frame has no name',
      why: 'A screen reader can only say "link" or "button".',
      fix: 'Add text, a label, or aria-label where only a picture shows.',
      *onPage({ causes }, { route, reading }) {
        for (const written of reading.nameless) {
          yield { cause: causes.inTemplate(route.kind, written), says: written.slice(0, 160) };
        }
      },
    },
    {
      id: 'name-vague',
      level: 'notice',
      title: 'The text of a link says nothing on its own',
      why: 'Screen readers list links without their context, and search engines read the text as the subject.',
      fix: 'Say where the link goes.',
      onPage: onLinks(({ name }) => (vague.test(name) ? quoted(name) : undefined)),
    },
    {
      id: 'image-alt',
      level: 'error',
      title: 'A picture has no alt text, or a useless one',
      why: 'People who cannot see it learn nothing about it, or hear a file name.',
      fix: 'Say what the picture shows; leave alt empty only for decoration.',
      *onPage({ causes }, { route, reading }) {
        for (const { src, alt, written } of reading.images) {
          const file = posix.basename(src);
          if (alt === undefined) {
            yield { cause: causes.inTemplate(route.kind, written), says: `${file} has no alt.` };
          } else if (useless.test(alt.trim())) {
            yield { cause: causes.ofText(route, alt), says: `The alt of ${file} is ${quoted(alt)}.` };
          }
        }
      },
    },
  ],
};
