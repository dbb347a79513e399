import { toReplace } from '#content/texts/unwritten.ts';
import { isSampleAddress } from '#lib/sample-address.ts';
import type { SiteCheck, Subject } from './check.ts';

/** Starter texts are a warning on sample addresses, and an error once visitors may read them. */
const unreplaced = (isOnline: boolean): SiteCheck['onSite'] =>
  function* ({ site, causes }) {
    if (isSampleAddress(site.content.settings.url) === isOnline) return;
    for (const { cause, wanted } of causes.inAllData(toReplace)) {
      yield { cause, says: `Still to be written: ${wanted}.` };
    }
  };

const told = {
  title: 'A text of the starter stands where the firm has to write its own',
  fix: 'Put your own below the comment "# REPLACE:", then delete the comment.',
};

export const starterTexts: Subject = {
  title: 'Texts of the starter',
  checks: [
    {
      id: 'starter-text',
      level: 'warning',
      why: 'It is true of no firm in particular; once the address in site.yaml is a real one, this is an error.',
      ...told,
      onSite: unreplaced(false),
    },
    {
      id: 'starter-text-online',
      level: 'error',
      why: 'The address in site.yaml is a real one: visitors would read what nobody of the firm has written.',
      ...told,
      onSite: unreplaced(true),
    },
  ],
};
