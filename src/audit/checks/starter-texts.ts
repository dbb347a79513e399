import { toReplace } from '#content/texts/unwritten.ts';
import { isSampleAddress } from '#lib/sample-address.ts';
import type { SiteCheck, Subject } from './check.ts';

/** Starter texts are a warning on sample addresses, and an error once visitors may read them. */
const unreplaced = (isOnline: boolean): SiteCheck['onSite'] =>
  function* ({ site, causes }) {
    if (isSampleAddress(site.content.settings.url) === isOnline) return;
    for (const { file, text } of causes.dataTexts()) {
      for (const { line, wanted } of toReplace(text)) {
        yield { cause: { file, line }, says: `Still to be written: ${wanted}.` };
      }
    }
  };

const common = {
  title: 'A starter text is still where the firm has to write its own',
  fix: 'Write your own text below the comment "# REPLACE:", then delete the comment.',
};

export const starterTexts: Subject = {
  title: 'Starter texts',
  checks: [
    {
      id: 'starter-text',
      level: 'warning',
      why: 'It could be any firm; once the address in site.yaml is a real one, this is an error.',
      ...common,
      onSite: unreplaced(false),
    },
    {
      id: 'starter-text-online',
      level: 'error',
      why: 'The address in site.yaml is a real one: visitors would read what nobody at the firm has written.',
      ...common,
      onSite: unreplaced(true),
    },
  ],
};
