import { counted, grouped } from '#lib/text.ts';
import { diffWords, type DiffSpan } from '../word-diff.ts';
import { isOver, quantile, type ComparedPairs } from '#audit/alike/find-alike.ts';
import { nearDuplicate } from '#audit/alike/limits.ts';
import type { Audit } from '#audit/audit.ts';
import { percent } from '#audit/checks/check.ts';
import { PageLink, Section, Table } from '../parts.tsx';

const clustersShown = 12;
/** Words shown on each side of a difference. */
const context = 8;

/** The similarity of pages, and groups of duplicates, each with two pages side by side. */
export function AlikeSection({ audit }: { audit: Audit }) {
  const { clusters, kinds } = audit.alike;
  const compared = kinds.filter((kind) => kind.compared > 0);
  return (
    <Section id="alike" title="Similar pages">
      <p className="intro">
        The main texts are compared in runs of five words, ignoring place names, ZIP codes and numbers. Two
        pages are as alike as the share of their runs that both have.
      </p>
      <Limits compared={compared} audit={audit} />
      <p className="intro">{summaryOf(clusters)}</p>
      {clusters.slice(0, clustersShown).map((cluster) => (
        <Cluster key={cluster[0]} cluster={cluster} audit={audit} />
      ))}
      {clusters.length > clustersShown && (
        <p className="more">
          and {counted(clusters.length - clustersShown, 'smaller group', 'smaller groups')}; see the columns
          Similarity and Nearest sibling in website_pages_details.csv
        </p>
      )}
    </Section>
  );
}

function summaryOf(clusters: readonly number[][]): string {
  const alike = `${percent(nearDuplicate)} alike or more`;
  if (clusters.length === 0) return `No two indexed pages are ${alike}.`;
  const pages = clusters.reduce((sum, cluster) => sum + cluster.length, 0);
  return `${counted(pages, 'page', 'pages')} in ${counted(clusters.length, 'group', 'groups')} are ${alike}. Differences in the printed text are marked below.`;
}

const columns = ['Pairs of pages', 'Pairs', 'Median', '90% below', 'Most alike', 'Limit'];

/** Each kind of pair with its limit and its most similar pages. */
function Limits({ compared, audit }: { compared: readonly ComparedPairs[]; audit: Audit }) {
  return (
    <Table label="Similarity of pairs of pages" columns={columns}>
      {compared.map((kind) => (
        <tr key={kind.title}>
          <th scope="row">
            {kind.title}
            {kind.worst.slice(0, 1).map(({ a, b }) => (
              <span key={a} className="worst">
                <PageLink url={audit.url} address={audit.pages[a]!.address} />{' '}
                <PageLink url={audit.url} address={audit.pages[b]!.address} />
              </span>
            ))}
          </th>
          <td>{grouped(kind.compared)}</td>
          <td>{percent(quantile(kind, 0.5))}</td>
          <td>{percent(quantile(kind, 0.9))}</td>
          <td className={isOver(kind) ? 'some' : undefined}>{tenths(kind.worst[0]!.similarity)}</td>
          <td>{kind.limit === 1 ? 'none' : percent(kind.limit)}</td>
        </tr>
      ))}
    </Table>
  );
}

const tenths = (share: number) => `${(share * 100).toFixed(1)}%`;

function Cluster({ cluster, audit }: { cluster: readonly number[]; audit: Audit }) {
  const [first] = cluster as [number];
  const { address, nearest, similarity } = audit.pages[first]!;
  const stretches = diffWords(wordsOf(first, audit), wordsOf(nearest, audit));
  return (
    <details className="pair">
      <summary>
        <b>{counted(cluster.length, 'page', 'pages')}</b> <span className="address">{address}</span>{' '}
        <span className="chip">{percent(similarity)} alike</span>
      </summary>
      <div className="side-by-side">
        <Side page={first} stretches={stretches} kind="left" audit={audit} />
        <Side page={nearest} stretches={stretches} kind="right" audit={audit} />
      </div>
    </details>
  );
}

const wordsOf = (page: number, { mainLinesOf }: Audit) => mainLinesOf(page).join(' ¶ ').split(' ');

interface SideProps {
  page: number;
  stretches: readonly DiffSpan[];
  kind: 'left' | 'right';
  audit: Audit;
}

function Side({ page, stretches, kind, audit }: SideProps) {
  const mine = stretches.filter((stretch) => stretch.kind === 'both' || stretch.kind === kind);
  return (
    <div>
      <p className="side-address">
        <PageLink url={audit.url} address={audit.pages[page]!.address} />
      </p>
      <p className="text">
        {mine.map((stretch, i) =>
          stretch.kind === 'both' ? (
            <Shared key={i} words={stretch.words} isFirst={i === 0} isLast={i === mine.length - 1} />
          ) : (
            <span key={i}>
              <mark>{stretch.words.join(' ')}</mark>{' '}
            </span>
          ),
        )}
      </p>
    </div>
  );
}

/** Common words; long stretches are shortened in the middle. */
function Shared({ words, isFirst, isLast }: { words: readonly string[]; isFirst: boolean; isLast: boolean }) {
  if (words.length <= 3 * context) return `${words.join(' ')} `;
  const head = isFirst ? [] : words.slice(0, context);
  const tail = isLast ? [] : words.slice(-context);
  return (
    <>
      {head.join(' ')}{' '}
      <span className="skipped">{grouped(words.length - head.length - tail.length)} words alike</span>{' '}
      {tail.join(' ')}{' '}
    </>
  );
}
