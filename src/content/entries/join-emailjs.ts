import { emailjsIds, emailjsVariables, missingIds, type EmailjsIds } from '#lib/emailjs.ts';
import { isOwnMachine } from '#lib/sample-address.ts';
import { listInWords } from '#lib/text.ts';
import type { Tell } from '../checks/tell.ts';
import type { SiteSettings } from '../content.ts';
import { httpsUrl } from '../schemas/common/addresses.ts';

export type Emailjs = SiteSettings['emailjs'];

/**
 * Merges the EmailJS settings with the environment, which wins. An incomplete account is a mistake, as the form would
 * reach nobody. So is an id in quotes, which Windows and Docker may pass on.
 */
export function joinEmailjs(written: Emailjs, environment: Partial<Emailjs>, tell: Tell): Emailjs {
  const joined = { ...written, ...environment };
  for (const name of emailjsIds.filter((each) => /["'“”‘’\s]/.test(joined[each]))) {
    const id = environment[name] ? `In the environment ${emailjsVariables[name]}` : `${name} here`;
    const says = `${id} is ${joined[name]}: an id of EmailJS never contains quotes or spaces, so no message would reach the firm.`;
    tell('site.yaml', ['emailjs', name], says, 'Set it to the id alone, such as service_1a2b3c4.');
  }
  if (!isSafeToSendTo(joined.origin)) {
    const says = `In the environment EMAILJS_ORIGIN is ${joined.origin}, which is not an https address: others could read what visitors enter.`;
    tell('site.yaml', ['emailjs', 'origin'], says, 'Set it to one such as https://api.emailjs.com.');
  }
  const missing = missingIds(joined);
  if (missing.length === emailjsIds.length) return joined;
  for (const name of missing) {
    const says = `${whatIsKnown(written, environment, name)}: a form that is only half connected reaches nobody.`;
    const fix = `Write ${name} here, or set ${emailjsVariables[name]} in the environment. With none of the three, the form offers the phone number instead.`;
    tell('site.yaml', ['emailjs', name], says, fix);
  }
  return joined;
}

/** Services on the local machine are for tests. */
const isSafeToSendTo = (origin: string) =>
  httpsUrl.safeParse(origin).success || (URL.canParse(origin) && isOwnMachine(new URL(origin).hostname));

/** Describes which ids are set where, and which is missing. */
function whatIsKnown(
  written: EmailjsIds,
  environment: Partial<EmailjsIds>,
  missing: keyof EmailjsIds,
): string {
  const here = emailjsIds.filter((name) => written[name] && !environment[name]);
  const variables = emailjsIds.filter((name) => environment[name]).map((name) => emailjsVariables[name]);
  if (variables.length === 0) return `This file sets ${listInWords(here)}, but not ${missing}`;
  const from = here.length === 0 ? 'The' : `This file sets ${listInWords(here)}, and the`;
  return `${from} environment sets ${listInWords(variables)}, but not ${emailjsVariables[missing]}`;
}
