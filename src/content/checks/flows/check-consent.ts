import { smallPrint } from '#lib/small-print.ts';
import type { UncheckedContent } from '../../content.ts';
import { isMisplaced } from '../../files/wrong-place.ts';
import { languages } from '../../languages.ts';
import type { Reader } from '../../reader.ts';
import type { Tell } from '../tell.ts';

/** The pages that visitors agree to must exist. */
export function checkConsent(
  { flows, translations }: Pick<UncheckedContent, 'flows' | 'translations'>,
  tell: Tell,
  { names }: Reader,
): void {
  const scripts = {
    'flows/case-evaluation.yaml': flows.form,
    'flows/chat.yaml': flows.chat,
    ...Object.fromEntries(
      languages.map((code) => [`flows/case-evaluation.${code}.yaml`, translations[code]?.form]),
    ),
  };
  for (const [name, script] of Object.entries(scripts)) {
    for (const page of smallPrint) {
      const file = `pages/${page}.yaml`;
      const asked = script?.consent && page in script.consent;
      if (!asked || names.includes(file) || isMisplaced(file, new Set(names))) continue;
      const says = `[${page}] leads to the page /${page}, which this site does not have.`;
      tell(name, ['consent'], says, `Create ${file}, or delete "consent" here.`);
    }
  }
}
