import { howToConnect, missingIds } from '#lib/emailjs.ts';
import { headersEverywhere } from '#lib/host-rules.ts';
import type { NamedFile } from '#lib/named-file.ts';
import { isSampleAddress } from '#lib/sample-address.ts';
import { listInWords } from '#lib/text.ts';
import { checkAbilities } from './abilities.ts';
import { checkAddresses, checkName } from './addresses.ts';
import type { Deployment, HostFinding } from './deployment.ts';
import { hosts, type Host, type HostName } from './hosts.ts';
import { checkLimits } from './limits.ts';
import { gradeHeaders, type Grade } from './observatory.ts';

export interface Diagnosis {
  title: string;
  findings: HostFinding[];
  grade: Grade;
  files: NamedFile[];
  steps: string[];
}

/** Predicts, before a deploy, how the site will do at a host. */
export function diagnose(site: Deployment, name: HostName): Diagnosis {
  const host: Host = hosts[name];
  return {
    title: host.title,
    findings: [
      ...checkAddresses(site),
      ...(host.isOwn ? [] : checkName(site)),
      checkConnection(site),
      ...checkSamples(site),
      ...checkLimits(host.limits, site),
      ...checkAbilities(host, site),
      ...(host.more?.(site) ?? []),
    ],
    grade: gradeHeaders(host.headers === 'unsupported' ? new Map() : headersEverywhere(site.headers)),
    files: host.files(site),
    steps: host.steps,
  };
}

/** Whether case evaluations reach the firm. */
function checkConnection({ emailjs }: Deployment): HostFinding {
  if (!emailjs) {
    return {
      weight: 'stops',
      says: 'The home page does not lead to the texts of the form and the chat, so neither can open.',
      fix: 'Make the whole site: npm run generate',
    };
  }
  const missing = missingIds(emailjs);
  if (missing.length === 0) return { weight: 'fine', says: 'The case evaluation is connected.' };
  return {
    weight: 'stops',
    says: `The case evaluation is not connected, so no message would reach the firm: ${listInWords(missing)} ${missing.length === 1 ? 'is' : 'are'} missing.`,
    fix: `${howToConnect} Then generate again.`,
  };
}

/** Fictional people may show the layout, but visitors must not take them for real. */
function checkSamples({ samples, origin }: Deployment): HostFinding[] {
  if (samples === undefined) return [];
  const fix =
    'Replace them in testimonials.yaml and attorneys/ of the data with real ones; then generate again.';
  return isSampleAddress(origin)
    ? [{ weight: 'loses', says: `The site shows samples: ${samples}. Its address is a sample, too.`, fix }]
    : [
        {
          weight: 'stops',
          says: `Visitors to ${origin} would think that samples are real: ${samples}.`,
          fix,
        },
      ];
}

/** Whether the deployed site would work for visitors. */
export const wouldWork = ({ findings }: Diagnosis) => findings.every(({ weight }) => weight !== 'stops');
