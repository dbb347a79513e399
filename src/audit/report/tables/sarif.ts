import type { Audit } from '#audit/audit.ts';
import type { Check, Level } from '#audit/checks/check.ts';
import { counted } from '#lib/text.ts';
import { pagesOf, type FindingGroup } from '#audit/finding.ts';

const sarifLevels = { error: 'error', warning: 'warning', notice: 'note' } satisfies Record<Level, string>;
/** Limit of pages listed per result. */
const pagesNamed = 5;

/** SARIF 2.1.0 for code hosts: one result per cause, at the file and line to fix. */
export function sarif({ pages, groups }: Pick<Audit, 'pages' | 'groups'>): string {
  const rules = [...new Set(groups.map(({ check }) => check))];
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'site-audit', rules: rules.map(ruleOf) } },
        results: groups.map((group) => resultOf(group, rules.indexOf(group.check), pages)),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function ruleOf({ id, title, why, fix, level }: Check) {
  return {
    id,
    shortDescription: { text: title },
    fullDescription: { text: why },
    help: { text: fix },
    defaultConfiguration: { level: sarifLevels[level] },
  };
}

function resultOf(group: FindingGroup, ruleIndex: number, pages: Audit['pages']) {
  const { check, cause, accepted, findings } = group;
  const numbers = pagesOf(group);
  const named = numbers.slice(0, pagesNamed).map((page) => pages[page]!.address);
  const on =
    named.length > 0 ? ` On ${counted(numbers.length, 'page', 'pages')}, such as ${named.join(', ')}.` : '';
  return {
    ruleId: check.id,
    ruleIndex,
    level: sarifLevels[check.level],
    message: { text: `${check.title}. ${findings[0]!.says}${on}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: encodeURI(cause.file) },
          region: { startLine: cause.line },
        },
      },
    ],
    // Identified by check and file, as lines move with every edit.
    partialFingerprints: { cause: `${check.id} ${cause.file}` },
    ...(accepted !== undefined && { suppressions: [{ kind: 'external', justification: accepted }] }),
  };
}
