import { checkAbilities } from './abilities.ts';
import { checkAddresses } from './addresses.ts';
import { checkConnection } from './connection.ts';
import type { Deployment } from './deployment.ts';
import type { NamedFile } from '#lib/named-file.ts';
import type { HostFinding } from './finding.ts';
import { hosts, type Host, type HostName } from './hosts.ts';
import { checkLimits } from './limits.ts';
import { checkSamples } from './samples.ts';
import { gradeHeaders, type Grade } from './observatory.ts';
import { headersEverywhere } from '#lib/host-rules.ts';

export interface Diagnosis {
  title: string;
  findings: HostFinding[];
  grade: Grade;
  files: NamedFile[];
  steps: string[];
}

/** What a host will make of the site, known before a deploy. */
export function diagnose(site: Deployment, name: HostName): Diagnosis {
  const host: Host = hosts[name];
  return {
    title: host.title,
    findings: [
      ...checkAddresses(site),
      checkConnection(site),
      ...checkSamples(site),
      ...checkLimits(host.limits, site),
      ...checkAbilities(host, site),
      ...(host.more?.(site) ?? []),
    ],
    grade: gradeHeaders(host.headers === 'not' ? new Map() : headersEverywhere(site.headers)),
    files: host.files(site),
    steps: host.steps,
  };
}

/** Whether visitors would find what they look for. */
export const wouldWork = ({ findings }: Diagnosis) => findings.every(({ weight }) => weight !== 'stops');
