import { longDate } from '#lib/date.ts';
import { counted } from '#lib/text.ts';
import type { Severity } from '../checks/check-facts.ts';
import { checks } from '../checks.ts';
import { countNew } from '../comparison.ts';
import { pagesOf, severityOf, type FindingGroup } from '../finding.ts';
import { markup, number, type Markup } from './markup.ts';
import type { Reported } from './reported.ts';

const sections = {
  findings: 'Findings',
  alike: 'Pages alike',
  numbers: 'Numbers',
  indexing: 'Index',
  lookup: 'Look up a page',
};

/** The answer first: is there anything to do, and since when. */
export function masthead({ audit, comparison }: Reported): Markup {
  const open = audit.groups.filter(({ accepted }) => accepted === undefined);
  const of = (severity: Severity) => open.filter((group) => severityOf(group) === severity);
  const fixed = comparison.fixed.reduce((sum, { at }) => sum + at.length, 0);
  const fresh = countNew(audit, comparison);
  return markup`<header class="masthead">
  <div class="masthead-line"><p class="kicker">${audit.product} · site audit · <time datetime="${audit.day}">${longDate(audit.day)}</time></p>
  <button type="button" id="theme">Light or dark</button></div>
  <h1>${verdict(of('error'), of('warning'))}</h1>
  <p class="lead">${number(audit.pages.length)} pages of <span class="address">${audit.url}</span> read, ${number(Object.keys(checks).length)} checks each.
  ${
    comparison.lastDay === undefined
      ? 'This is the first run; the next one will tell what is new.'
      : `Since the run of ${longDate(comparison.lastDay)}: ${fresh === 0 ? 'nothing new' : `${number(fresh)} new`}, ${number(fixed)} fixed.`
  }</p>
  <ul class="tally">
    ${tallyEntry('error', 'Errors', of('error'))}
    ${tallyEntry('warning', 'Warnings', of('warning'))}
    ${tallyEntry('notice', 'Notices', of('notice'))}
    ${tallyEntry(
      'accepted',
      'Accepted',
      audit.groups.filter(({ accepted }) => accepted !== undefined),
    )}
  </ul>
  <nav class="contents" aria-label="Report"><ul>${Object.entries(sections).map(
    ([id, label]) => markup`<li><a href="#${id}">${label}</a></li>`,
  )}</ul></nav>
</header>`;
}

/** Counts what is wrong by its kind: one mistake in thirty files is one thing to learn. */
function verdict(errors: readonly FindingGroup[], warnings: readonly FindingGroup[]): string {
  const kinds = (groups: readonly FindingGroup[]) => new Set(groups.map(({ check }) => check)).size;
  const better = counted(kinds(warnings), 'thing could be better', 'things could be better');
  if (errors.length === 0)
    return warnings.length === 0 ? 'Nothing to mend.' : `Nothing is broken. ${better}.`;
  const broken = counted(kinds(errors), 'thing is broken', 'things are broken');
  return warnings.length === 0 ? `${broken}.` : `${broken}, ${better}.`;
}

/** Causes are what there is to do; how many pages show them comes second. */
function tallyEntry(kind: string, label: string, groups: readonly FindingGroup[]): Markup {
  const pages = new Set(groups.flatMap(pagesOf).filter((page) => page !== -1)).size;
  const causes = groups.length === 1 ? 'cause' : 'causes';
  const detail =
    groups.length === 0 ? 'none' : pages === 0 ? causes : `${causes}, on ${counted(pages, 'page', 'pages')}`;
  return markup`<li class="tally-${kind}${groups.length === 0 && markup` none`}"><span>${label}</span><strong>${number(groups.length)}</strong><small>${detail}</small></li>`;
}
