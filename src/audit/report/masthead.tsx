import { longDate } from '#lib/long-date.ts';
import { counted, grouped } from '#lib/text.ts';
import { countFixed, countNew } from '../compare-runs.ts';
import { ofSeverity, pagesOf, type FindingGroup } from '../finding.ts';
import { sectionNames, type ReportProps } from './parts.tsx';

/** The verdict: whether there is anything to do, and the date. */
export function Masthead({ audit, comparison }: ReportProps) {
  const { groups } = audit;
  return (
    <header className="masthead">
      <div className="masthead-line">
        <p className="kicker">
          {audit.product} · site audit · <time dateTime={audit.day}>{longDate(audit.day)}</time>
        </p>
        <button type="button" id="theme">
          Light or dark
        </button>
      </div>
      <h1>{verdict(ofSeverity(groups, 'error'), ofSeverity(groups, 'warning'))}</h1>
      <p className="lead">
        {grouped(audit.pages.length)} pages of <span className="address">{audit.url}</span> read,{' '}
        {audit.checks.length} checks. {sinceLastRun({ audit, comparison })}
      </p>
      <ul className="tally">
        <Tally kind="error" label="Errors" groups={ofSeverity(groups, 'error')} />
        <Tally kind="warning" label="Warnings" groups={ofSeverity(groups, 'warning')} />
        <Tally kind="notice" label="Notices" groups={ofSeverity(groups, 'notice')} />
        <Tally kind="accepted" label="Accepted" groups={ofSeverity(groups, 'accepted')} />
      </ul>
      <nav className="contents" aria-label="Report">
        <ul>
          {Object.entries(sectionNames).map(([id, label]) => (
            <li key={id}>
              <a href={`#${id}`}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}

/** Counts kinds of mistakes, as one mistake in thirty files is one thing to learn. */
function verdict(errors: readonly FindingGroup[], warnings: readonly FindingGroup[]): string {
  const kinds = (groups: readonly FindingGroup[]) => new Set(groups.map(({ check }) => check)).size;
  const better = counted(kinds(warnings), 'thing could be better', 'things could be better');
  if (errors.length === 0)
    return warnings.length === 0 ? 'Nothing to fix.' : `Nothing is broken. ${better.replace(' ', '\u00a0')}.`;
  const broken = counted(kinds(errors), 'thing is broken', 'things are broken');
  return warnings.length === 0 ? `${broken}.` : `${broken}, ${better}.`;
}

function sinceLastRun({ audit, comparison }: Pick<ReportProps, 'audit' | 'comparison'>): string {
  const { lastDay } = comparison;
  if (lastDay === undefined) return 'This is the first run; the next one will show what is new.';
  const fresh = countNew(audit, comparison);
  return `Since the run of ${longDate(lastDay)}: ${fresh === 0 ? 'nothing new' : `${grouped(fresh)} new`}, ${grouped(countFixed(comparison))} fixed.`;
}

/** Causes first, as they are the work to do; then the number of pages. */
function Tally({ kind, label, groups }: { kind: string; label: string; groups: readonly FindingGroup[] }) {
  const pages = pagesOf(...groups).length;
  const causes = groups.length === 1 ? 'cause' : 'causes';
  const detail =
    groups.length === 0 ? 'none' : pages === 0 ? causes : `${causes}, on ${counted(pages, 'page', 'pages')}`;
  return (
    <li className={groups.length === 0 ? 'none' : kind}>
      <span>{label}</span>
      <strong>{grouped(groups.length)}</strong>
      <small>{detail}</small>
    </li>
  );
}
