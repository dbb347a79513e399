import type { CheckFacts } from './checks/check-facts.ts';
import { headChecks } from './checks/head-checks.ts';
import { siteChecks } from './checks/site-checks.ts';
import { textChecks } from './checks/text-checks.ts';
import { useChecks } from './checks/use-checks.ts';

/** Every check of the audit by its name. */
export const checks = { ...siteChecks, ...headChecks, ...textChecks, ...useChecks } as const satisfies Record<
  string,
  CheckFacts
>;

export type CheckId = keyof typeof checks;
