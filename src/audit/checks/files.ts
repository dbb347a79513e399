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
        const are = missing.length === 1 ? 'is' : 'are';
        yield {
          cause: causes.inData('site.yaml', 'emailjs:'),
          says: `${listInWords(missing)} ${are} missing in what visitors get.`,
        };
      },
    },
    {
      id: 'privacy-missing',
      level: 'warning',
      title: 'No page says what happens to what visitors send',
      why: 'Who gives a name, a phone number and an injury wants to know who reads them, and for how long.',
      fix: 'Write pages/privacy.yaml, and name it in "consent" of the form and of the chat.',
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
      title: 'A planned page is not in the output folder',
      why: 'Links and sitemaps lead to it, and visitors meet a 404.',
      fix: 'Run npm run generate for the whole site, then the audit again.',
      *onSite({ causes }, { pages }) {
        for (const [page, { kind, address, bytes }] of pages.entries()) {
          if (bytes > 0) continue;
          yield { page, cause: causes.inTemplate(kind), says: `${fileOf(address)} is not there, or empty.` };
        }
      },
    },
    {
      id: 'page-stale',
      level: 'error',
      title: 'A page is not what the data says now',
      why: 'The audit judges old texts, and so do visitors if this folder is published.',
      fix: 'Run npm run generate, then the audit again.',
      *onPage({ causes }, { route, head, reading }) {
        const [title = ''] = reading.titles;
        const [description = ''] = reading.meta.get('description') ?? [];
        const stale = [
          { printed: title, planned: head.title },
          { printed: description, planned: head.description },
        ].find(({ printed, planned }) => printed !== planned);
        if (!stale) return;
        const says = `It says ${quoted(stale.printed)}; the data says ${quoted(stale.planned)}.`;
        yield { cause: causes.inTemplate(route.kind), says };
      },
    },
    {
      id: 'page-unplanned',
      level: 'warning',
      title: 'A page that nobody planned lies in the output folder',
      why: 'It can be found and indexed, but no data stands behind it and nothing links to it.',
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
      title: 'A text shows a placeholder that was not filled, or "undefined"',
      why: 'A placeholder that was not filled, or "undefined", tells visitors that nobody looks after the page.',
      fix: 'Correct the name of the placeholder in the data, or the template that prints it.',
      onPage: onSentences([
        new RegExp(String.raw`\{${placeholderName}\}|\bundefined\b|\bNaN\b|\[object Object\]`),
      ]),
    },
  ],
};
