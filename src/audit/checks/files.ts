import { placeholderName } from '#content/texts/stray-braces.ts';
import { howToConnect, idsInSite, missingIds } from '#lib/emailjs.ts';
import { listInWords } from '#lib/text.ts';
import { addressOf, editorFile, fileOf } from '#site/address.ts';
import { quoted, type Subject } from './check.ts';
import { onSentences } from './sentences.ts';

export const files: Subject = {
  title: 'The finished site',
  checks: [
    {
      id: 'form-not-connected',
      level: 'warning',
      title: 'The case evaluation is not connected',
      why: 'No message reaches the firm: the form asks visitors to call instead, and many will not.',
      fix: howToConnect,
      *onSite({ dist, causes }) {
        const missing = missingIds(idsInSite((file) => dist.text(file)) ?? {});
        if (missing.length === 0) return;
        yield {
          cause: causes.inData('site.yaml', 'emailjs:'),
          says: `Missing from the finished site: ${listInWords(missing)}.`,
        };
      },
    },
    {
      id: 'privacy-missing',
      level: 'warning',
      title: 'No page says what happens to the information that visitors send',
      why: 'People who share a name, a phone number and an injury want to know who reads them, and how long they are kept.',
      fix: 'Write pages/privacy.yaml, and mention it in "consent" of the form and the chat.',
      *onSite({ dist, causes }) {
        if (dist.text(fileOf(addressOf.privacy())) !== undefined) return;
        yield {
          cause: causes.inData('flows/case-evaluation.yaml', 'steps:'),
          says: `There is no page ${addressOf.privacy()}.`,
        };
      },
    },
    {
      id: 'page-missing',
      level: 'error',
      title: 'A page is missing from the output folder',
      why: 'Links and sitemaps point to it, and visitors get a 404.',
      fix: 'Run npm run generate for the whole site, then the audit again.',
      *onSite({ routes, causes }, { pages }) {
        for (const [page, { address, bytes }] of pages.entries()) {
          if (bytes > 0) continue;
          const cause = causes.inOwnData(routes[page]!);
          yield { page, cause, says: `${fileOf(address)} is missing or empty.` };
        }
      },
    },
    {
      id: 'page-stale',
      level: 'error',
      title: 'A page is out of date',
      why: 'The audit checks old texts, and visitors read them if this folder is published.',
      fix: 'Run npm run generate, then the audit again.',
      *onPage({ causes }, { route, head, reading }) {
        const [title = ''] = reading.titles;
        const [description = ''] = reading.meta.get('description') ?? [];
        const stale = [
          { printed: title, planned: head.title },
          { printed: description, planned: head.description },
        ].find(({ printed, planned }) => printed.trim() !== '' && printed !== planned);
        if (!stale) return;
        const says = `It says ${quoted(stale.printed)}; the data says ${quoted(stale.planned)}.`;
        yield { cause: causes.ofText(route, stale.planned), says };
      },
    },
    {
      id: 'page-unplanned',
      level: 'warning',
      title: 'The output folder has a page that does not belong to the site',
      why: 'It can be found and indexed, but it is not made from the data and nothing links to it.',
      fix: 'Delete the file, or run npm run generate -- --force.',
      *onSite({ routes, publicFiles, dist }) {
        const planned = new Set([
          editorFile,
          ...routes.map(({ address }) => fileOf(address)),
          ...publicFiles,
        ]);
        for (const file of dist.pages()) {
          if (!planned.has(file)) yield { cause: { file: `${dist.folder}/${file}`, line: 1 }, says: file };
        }
      },
    },
    {
      id: 'text-leftover',
      level: 'error',
      title: 'A text shows an unfilled placeholder, or "undefined"',
      why: 'It tells visitors that nobody looks after the page.',
      fix: 'Correct the name of the placeholder in the data, or the template that prints it.',
      onPage: onSentences([
        new RegExp(String.raw`\{${placeholderName}\}|\bundefined\b|\bNaN\b|\[object Object\]`),
      ]),
    },
  ],
};
