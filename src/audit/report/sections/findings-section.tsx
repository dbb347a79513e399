import { counted, grouped } from '#lib/text.ts';
import { subjects } from '#audit/checks/all-checks.ts';
import type { Check } from '#audit/checks/check.ts';
import type { Comparison } from '#audit/compare-runs.ts';
import { pagesOf, severityOf, type FindingGroup } from '#audit/finding.ts';
import { groupBy } from '#lib/group-by.ts';
import { CauseList } from './cause-list.tsx';
import { Section, type ReportProps } from '../parts.tsx';

const switches = { error: 'errors', warning: 'warnings', notice: 'notices', accepted: 'accepted' };

/** Findings by check and cause; fixed ones and passed checks are below. */
export function FindingsSection(reported: ReportProps) {
  const { groups, checks } = reported.audit;
  const found = new Set(groups.map(({ check }) => check));
  const byCheck = groupBy(groups, (group) => `${group.check.id} ${severityOf(group)}`);
  return (
    <Section id="findings" title="Findings">
      <Toolbar />
      <p id="shown" role="status" />
      <div className="checks">
        {[...byCheck].map(([key, ofCheck]) => (
          <CheckCard key={key} groups={ofCheck} {...reported} />
        ))}
      </div>
      <p id="none-shown" hidden>
        Nothing matches. Try fewer words, or show all severities.
      </p>
      <FixedList fixed={reported.comparison.fixed} />
      <InOrder checks={checks.filter((check) => !found.has(check))} />
    </Section>
  );
}

function Toolbar() {
  return (
    <div className="toolbar" role="search">
      <label className="search">
        <span>Search</span>
        <input type="search" id="search" placeholder="a file, a page, some words" autoComplete="off" />
      </label>
      <fieldset className="switches">
        <legend>Show</legend>
        {Object.entries(switches).map(([kind, label]) => (
          <label key={kind} className="switch">
            <input type="checkbox" data-show={kind} defaultChecked />
            <span>{label}</span>
          </label>
        ))}
        <label className="switch">
          <input type="checkbox" id="only-new" />
          <span>only new</span>
        </label>
      </fieldset>
    </div>
  );
}

function CheckCard({ groups, ...reported }: ReportProps & { groups: readonly FindingGroup[] }) {
  const [first] = groups as [FindingGroup];
  const { check } = first;
  const kind = severityOf(first);
  const pages = pagesOf(...groups).length;
  return (
    <article className="check" data-kind={kind}>
      <header>
        <p>
          <span className={`chip ${kind}`}>{kind}</span> <span className="subject">{subjectOf(check)}</span>
        </p>
        <h3>{check.title}</h3>
        <p className="count">
          {pages === 0 ? 'the site as a whole' : counted(pages, 'page', 'pages')}
          {groups.length > 1 && `, ${grouped(groups.length)} causes`}
        </p>
      </header>
      <p className="why">{check.why}</p>
      <p className="fix">
        <b>What to do:</b> {check.fix}
      </p>
      <div className="causes">
        <CauseList groups={groups} {...reported} />
      </div>
      <p className="id">
        <code>{check.id}</code>
      </p>
    </article>
  );
}

/** Compared by id, as states may word a check in their own way. */
const subjectOf = ({ id }: Check) =>
  subjects.find(({ checks }) => checks.some((check) => check.id === id))?.title;

function FixedList({ fixed }: Pick<Comparison, 'fixed'>) {
  if (fixed.length === 0) return null;
  return (
    <div className="fixed">
      <h3>Fixed since the last run</h3>
      <ul>
        {fixed.map(({ check, at }) => (
          <li key={check.id}>
            <b>{check.title}</b> {counted(at.length, 'place', 'places')}, such as{' '}
            <span className="address">{at[0]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The passed checks, to show what was checked. */
function InOrder({ checks }: { checks: readonly Check[] }) {
  return (
    <details className="passed">
      <summary>{counted(checks.length, 'check', 'checks')} found nothing</summary>
      {[...groupBy(checks, subjectOf)].map(([subject, ofSubject]) => [
        <h3 key={subject}>{subject}</h3>,
        <ul key={`${subject} list`}>
          {ofSubject.map(({ id, title }) => (
            <li key={id}>{title}</li>
          ))}
        </ul>,
      ])}
    </details>
  );
}
