import { groupBy } from '#lib/group-by.ts';
import { grouped } from '#lib/text.ts';
import { hasOwnWords } from '#site/routes/indexing.ts';
import { routeKinds } from '#site/routes/routes.ts';
import type { PageSummary } from '#audit/reading/page-summary.ts';
import { Section, Table, type ReportProps } from '../parts.tsx';

const columns = ['Kind of page', 'Pages', 'Would remain', 'Kept out'];

/** What a threshold of own words would keep out of search engines, to be tried before it is set. */
export function IndexingSection({ audit, leastOwnText }: ReportProps) {
  const indexed = audit.pages.filter((page) => page.indexed).length;
  // The slider has whole percents.
  const least = Math.round(leastOwnText);
  return (
    <Section id="indexing" title="What search engines may list">
      <p className="intro">
        {grouped(indexed)} pages may be listed now. Try below how many would remain if each needed a share of{' '}
        <a href="#own-words">own words</a>. Pages kept out are still made, linked and listed in the CSV.
      </p>
      <div className="threshold">
        <label htmlFor="least">
          At least{' '}
          <output id="least-shown" htmlFor="least">
            {least}
          </output>
          % of own words
        </label>
        <input type="range" id="least" min="0" max="99" defaultValue={least} />
        <p id="kept-out" role="status" />
      </div>
      <Table id="kinds" columns={columns}>
        {previewIndexing(audit.pages).map(({ label, pages, keptOut }) => (
          <tr key={label} data-pages={pages} data-kept-out={keptOut.join(' ')}>
            <th scope="row">{label}</th>
            <td>{grouped(pages)}</td>
            <td className="left">{grouped(pages - keptOut[least]!)}</td>
            <td className="out">{grouped(keptOut[least]!)}</td>
          </tr>
        ))}
      </Table>
      <p>
        To set it, add to <code>data/site.yaml</code>:
      </p>
      <pre>
        <code>
          {'indexing:\n  leastOwnText: '}
          <span id="least-setting">{least}</span>
        </code>
      </pre>
      <p>
        Whole kinds of pages are kept out with <code>keepOut: [zip-topic]</code>.
      </p>
    </Section>
  );
}

interface KindPreview {
  label: string;
  pages: number;
  /** How many pages are kept out at thresholds of 0, 1, … 99 percent of own words. */
  keptOut: number[];
}

/** Previews the effect of each value of `leastOwnText` on each kind of page. */
function previewIndexing(pages: readonly PageSummary[]): KindPreview[] {
  const listed = pages.filter((page) => page.listed);
  return [...groupBy(listed, ({ kind }) => routeKinds[kind].label)].map(([label, ofKind]) => {
    const keptOut = Array.from(
      { length: 100 },
      (_, least) => ofKind.filter(({ kind, ownWords }) => !hasOwnWords(kind, ownWords, least)).length,
    );
    return { label, pages: ofKind.length, keptOut };
  });
}
