import { quoted, type Subject } from './check.ts';

/** Run last, when all other findings are known. */
export const accepted: Subject = {
  title: 'Accepted findings',
  checks: [
    {
      id: 'acceptance-unused',
      level: 'notice',
      title: 'An accepted finding no longer occurs',
      why: 'The next finding with the same words would be accepted unnoticed.',
      fix: 'Remove the entry from audit.accepted in site.yaml.',
      *onSite({ causes }, { unusedAcceptances }) {
        for (const { check, text } of unusedAcceptances()) {
          yield { cause: causes.inData('site.yaml', text), says: `${check}: ${quoted(text)}` };
        }
      },
    },
  ],
};
