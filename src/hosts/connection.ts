import { howToConnect, missingIds } from '#lib/connection.ts';
import { listInWords } from '#lib/text.ts';
import type { Deployment } from './deployment.ts';
import type { HostFinding } from './finding.ts';

/** Whether what visitors enter in the case evaluation reaches the firm. */
export function checkConnection({ emailjs }: Deployment): HostFinding {
  if (!emailjs) {
    return {
      weight: 'stops',
      says: 'The home page leads to no texts for the form and the chat, so neither can open.',
      fix: 'Make the whole site: npm run generate',
    };
  }
  const missing = missingIds(emailjs);
  if (missing.length === 0) return { weight: 'fine', says: 'The case evaluation is connected.' };
  return {
    weight: 'stops',
    says: `The case evaluation is not connected, no message would reach the firm: ${listInWords(missing)} ${missing.length === 1 ? 'is' : 'are'} missing.`,
    fix: `${howToConnect} Then generate again.`,
  };
}
