import type { Content } from '#content/content.ts';
import type { Locate, Problem } from '#lib/problem.ts';
import { nearestWord } from '#lib/spelling.ts';
import { allChecks } from './checks/all-checks.ts';

/** Accepted findings of checks that the audit does not have. */
export function unknownChecks({ settings }: Pick<Content, 'settings'>, locate: Locate): Problem[] {
  const known = allChecks.map(({ id }) => id);
  return settings.audit.accepted.flatMap(({ check }, i) => {
    if (known.includes(check)) return [];
    const meant = nearestWord(check, known);
    const fix = meant
      ? `Did you mean "${meant}"?`
      : 'Copy its name from the report of "npm run audit", or delete the entry.';
    const at = locate('site.yaml', ['audit', 'accepted', i, 'check']);
    return { ...at, says: `"npm run audit" has no check "${check}".`, fix };
  });
}
