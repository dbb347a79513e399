import { counted } from '#lib/text.ts';
import type { Audit } from '../audit.ts';
import { subjects } from '../checks/check-facts.ts';
import { checks, type CheckId } from '../checks.ts';
import type { Comparison } from '../comparison.ts';
import { pagesOf, severityOf, type Cause, type Finding, type FindingGroup } from '../finding.ts';
import { markup, number, type Markup } from './markup.ts';
import type { Reported } from './reported.ts';

const examplesShown = 5;
/** Causes of a check that are shown at once; the others wait behind a line of their own. */
const causesShown = 8;

/** Findings by check, then by cause; what was fixed and what was found in order stand below. */
export function findingsSection({ audit, comparison }: Reported): Markup {
  const byCheck = groupsByCheck(audit.groups);
  return markup`<section id="findings" aria-labelledby="findings-title">
  <h2 id="findings-title">Findings</h2>
  ${toolbar()}
  <p id="shown" role="status"></p>
  <div class="checks">${[...byCheck.values()].map((groups) => checkCard(groups, audit, comparison))}</div>
  <p id="none-shown" hidden>Nothing fits. Try fewer words, or show all severities.</p>
  ${comparison.fixed.length > 0 && fixedList(comparison)}
  ${inOrder(audit)}
</section>`;
}

/** What was accepted of a check stands apart from what is open. */
function groupsByCheck(groups: readonly FindingGroup[]): Map<string, FindingGroup[]> {
  const byCheck = new Map<string, FindingGroup[]>();
  for (const group of groups) {
    const key = `${group.accepted === undefined ? 'open' : 'accepted'} ${group.check}`;
    byCheck.set(key, [...(byCheck.get(key) ?? []), group]);
  }
  return byCheck;
}

function toolbar(): Markup {
  const kinds = { error: 'errors', warning: 'warnings', notice: 'notices', accepted: 'accepted' };
  return markup`<div class="toolbar" role="search">
    <label class="search"><span>Search</span><input type="search" id="search" placeholder="a file, a page, some words" autocomplete="off"></label>
    <fieldset class="switches"><legend>Show</legend>
      ${Object.entries(kinds).map(
        ([kind, label]) =>
          markup`<label class="switch"><input type="checkbox" data-show="${kind}" checked><span>${label}</span></label>`,
      )}
      <label class="switch"><input type="checkbox" id="only-new"><span>only new</span></label></fieldset>
  </div>`;
}

function checkCard(groups: readonly FindingGroup[], audit: Audit, comparison: Comparison): Markup {
  const [{ check, accepted }] = groups as [FindingGroup];
  const { title, why, fix, subject } = checks[check];
  const kind = accepted === undefined ? severityOf({ check }) : 'accepted';
  const pages = new Set(groups.flatMap(pagesOf).filter((page) => page !== -1)).size;
  const causes = groups.length > 1 ? `, ${number(groups.length)} causes` : '';
  return markup`<article class="check" data-kind="${kind}">
    <header><p><span class="chip ${kind}">${kind}</span> <span class="subject">${subjects[subject]}</span></p>
      <h3>${title}</h3>
      <p class="count">${pages === 0 ? 'the site as a whole' : counted(pages, 'page', 'pages')}${causes}</p></header>
    <p class="why">${why}</p>
    <p class="fix"><b>What to do:</b> ${fix}</p>
    <div class="causes">${causeList(groups, audit, comparison)}</div>
    <p class="id"><code>${check}</code></p>
  </article>`;
}

function causeList(groups: readonly FindingGroup[], audit: Audit, comparison: Comparison): Markup {
  const entries = groups.map((group) => causeEntry(group, groups.length === 1, audit, comparison));
  const more = entries.length - causesShown;
  // One more is shown rather than hidden behind a line as tall as itself.
  if (more <= 1) return markup`${entries}`;
  return markup`${entries.slice(0, causesShown)}
    <details class="more-causes"><summary>${number(more)} more causes</summary>${entries.slice(causesShown)}</details>`;
}

function causeEntry(group: FindingGroup, open: boolean, audit: Audit, comparison: Comparison): Markup {
  const { cause, findings, accepted } = group;
  const fresh = accepted === undefined ? comparison.newIn(group) : 0;
  const state =
    comparison.lastDay === undefined || fresh === 0
      ? ''
      : fresh >= pagesOf(group).length
        ? 'new'
        : `${number(fresh)} new`;
  const more = findings.length - examplesShown;
  return markup`<details class="cause"${open && markup` open`} data-fresh="${fresh > 0 ? 'yes' : 'no'}">
    <summary><span><code>${cause.file}<b>:${cause.line}</b></code>${inCode(cause) && markup` <span class="chip">for a developer</span>`}</span>
      <span class="cause-count">${countOf(group)}${state && markup` <span class="chip new">${state}</span>`}</span>
      <span class="seen">${findings[0]!.says}</span></summary>
    ${accepted !== undefined && markup`<p class="because"><b>Accepted:</b> ${accepted}</p>`}
    <ul class="examples">${findings.slice(0, examplesShown).map((finding) => example(finding, audit))}</ul>
    ${more > 0 && markup`<p class="more">and ${number(more)} more; all of them are in audit.csv</p>`}
  </details>`;
}

/** Data is for everybody to mend, a template is not. */
const inCode = ({ file }: Cause) => file.startsWith('src/');

function countOf(group: FindingGroup): string {
  const pages = pagesOf(group);
  return pages.includes(-1)
    ? counted(group.findings.length, 'finding', 'findings')
    : counted(pages.length, 'page', 'pages');
}

function example({ page, says }: Finding, { pages, url }: Audit): Markup {
  const address = pages[page]?.address;
  const link = address && markup`<a href="${url + address}" target="_blank" rel="noopener">${address}</a>`;
  return markup`<li>${link} <span>${says}</span></li>`;
}

function fixedList({ fixed }: Comparison): Markup {
  return markup`<div class="fixed"><h3>Fixed since the last run</h3><ul>${fixed.map(
    ({ check, at }) =>
      markup`<li><b>${checks[check].title}</b> ${counted(at.length, 'place', 'places')}, such as <span class="address">${at[0]!}</span></li>`,
  )}</ul></div>`;
}

/** The checks that found nothing, so that everybody sees what was looked at. */
function inOrder({ groups }: Audit): Markup {
  const found = new Set<string>(groups.map(({ check }) => check));
  const passed = (Object.keys(checks) as CheckId[]).filter((check) => !found.has(check));
  return markup`<details class="passed"><summary>${counted(passed.length, 'check', 'checks')} found nothing</summary>
    ${Object.entries(subjects).map(([subject, label]) => {
      const of = passed.filter((check) => checks[check].subject === subject);
      return (
        of.length > 0 &&
        markup`<h3>${label}</h3><ul>${of.map((check) => markup`<li>${checks[check].title}</li>`)}</ul>`
      );
    })}</details>`;
}
