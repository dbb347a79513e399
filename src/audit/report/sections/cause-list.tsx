import { counted, grouped } from '#lib/text.ts';
import { pagesOf, type FindingGroup } from '#audit/finding.ts';
import { PageLink, type ReportProps } from '../parts.tsx';

const examplesShown = 5;
/** Causes shown at once; the rest are folded. */
const causesShown = 8;

export function CauseList({ groups, ...reported }: ReportProps & { groups: readonly FindingGroup[] }) {
  const entries = groups.map((group) => (
    <CauseEntry
      key={`${group.cause.file}:${group.cause.line} ${group.accepted}`}
      group={group}
      isOpen={groups.length === 1}
      {...reported}
    />
  ));
  const more = entries.length - causesShown;
  // A single extra cause is shown, as the fold would be just as tall.
  if (more <= 1) return entries;
  return (
    <>
      {entries.slice(0, causesShown)}
      <details className="more-causes">
        <summary>{grouped(more)} more causes</summary>
        {entries.slice(causesShown)}
      </details>
    </>
  );
}

function CauseEntry({
  group,
  isOpen,
  audit,
  comparison,
}: ReportProps & { group: FindingGroup; isOpen: boolean }) {
  const { cause, findings, accepted } = group;
  const fresh = accepted === undefined ? comparison.newIn(group) : 0;
  const isNews = comparison.lastDay !== undefined && fresh > 0;
  const pages = pagesOf(group).length;
  const all = pages || findings.length;
  const more = findings.length - examplesShown;
  return (
    <details className="cause" open={isOpen} data-fresh={fresh > 0 ? 'yes' : 'no'}>
      <summary>
        <span>
          <code>
            {cause.file}
            <b>:{cause.line}</b>
          </code>
          {/* Data is for everybody to mend, a template is not. */}
          {cause.file.startsWith('src/') && (
            <>
              {' '}
              <span className="chip">for a developer</span>
            </>
          )}
        </span>{' '}
        <span className="cause-count">
          {pages > 0 ? counted(all, 'page', 'pages') : counted(all, 'finding', 'findings')}
          {isNews && (
            <>
              {' '}
              <span className="chip new">{fresh >= all ? 'new' : `${grouped(fresh)} new`}</span>
            </>
          )}
        </span>{' '}
        <span className="seen">{findings[0]!.says}</span>
      </summary>
      {accepted !== undefined && (
        <p className="because">
          <b>Accepted:</b> {accepted}
        </p>
      )}
      <ul className="examples">
        {findings.slice(0, examplesShown).map(({ page, says }, i) => (
          <li key={i}>
            {page !== -1 && <PageLink url={audit.url} address={audit.pages[page]!.address} />}{' '}
            <span>{says}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="more">and {grouped(more)} more; all of them are in audit.csv</p>}
    </details>
  );
}
