import { grouped } from '#lib/text.ts';
import { percent } from '#audit/checks/check.ts';
import { ownWordsByKind, ownWordsByTopic, type OwnWords } from '#audit/own-words-by-kind.ts';
import type { PageSummary } from '#audit/reading/page-summary.ts';
import { Section, Table } from '../parts.tsx';

const worstShown = 10;
const columns = ['Pages', 'A tenth has less', 'Median', 'A tenth has more'];

export function OwnWordsSection({ pages }: { pages: readonly PageSummary[] }) {
  const kinds = ownWordsByKind(pages);
  const topics = ownWordsByTopic(pages);
  return (
    <Section id="own-words" title="Own words">
      <p className="intro">
        A word is a page’s own if every run of five words around it is found on at most one in twenty of its
        sister pages, which have the same kind and topic. Place names, ZIP codes and numbers are ignored.
        Every page is in website_pages_details.csv.
      </p>
      {kinds.length > 0 ? (
        <Shares label="Kind of page" rows={kinds} />
      ) : (
        <p>No page of this site is about a place.</p>
      )}
      {topics.length > 0 && (
        <details className="passed">
          <summary>By topic</summary>
          <Shares label="Topic" rows={topics} />
        </details>
      )}
      {kinds.map((kind) => (
        <Worst key={kind.label} {...kind} />
      ))}
    </Section>
  );
}

function Shares({ label, rows }: { label: string; rows: readonly OwnWords[] }) {
  return (
    <Table label={`Own words by ${label.toLowerCase()}`} columns={[label, ...columns]} plot="0% to 100%">
      {rows.map((row) => (
        <tr key={row.label}>
          <th scope="row">{row.label}</th>
          <td>{grouped(row.pages.length)}</td>
          <td>{percent(row.low)}</td>
          <td>
            <b>{percent(row.median)}</b>
          </td>
          <td>{percent(row.high)}</td>
          <td className="plot">
            <Spread {...row} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** The line covers 80 % of the pages, with the median as a dot. */
const Spread = ({ low, median, high }: OwnWords) => (
  <svg className="spread" viewBox="0 0 200 16" aria-hidden="true">
    <path d="M0 8H200" />
    <path className="range" d={`M${low * 200} 8H${high * 200}`} />
    <circle cx={median * 200} cy="8" r="5" />
  </svg>
);

function Worst({ label, pages }: OwnWords) {
  return (
    <details className="passed">
      <summary>{label}: the pages with the fewest own words</summary>
      <ol>
        {pages.slice(0, worstShown).map(({ address, ownWords, words }) => (
          <li key={address}>
            <span className="address">{address}</span> {percent(ownWords)} of {grouped(words)} words
          </li>
        ))}
      </ol>
    </details>
  );
}
