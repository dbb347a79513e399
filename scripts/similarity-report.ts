import { quantile, type Distribution } from '#similarity/pairs.ts';

export interface ComparedKind {
  title: string;
  /** The highest similarity that two pages of this kind may have. */
  limit: number;
  distribution: Distribution;
}

export function isOver({ limit, distribution }: ComparedKind): boolean {
  return (distribution.worst[0]?.similarity ?? 0) > limit;
}

export function similarityReport(kinds: readonly ComparedKind[]): string {
  return [
    'Main text of the pages; place names, ZIPs and numbers masked; runs of five words, shared runs as a share of all.',
    '',
    ...kinds.map(detailsOf),
    '                                      pairs median    90%  worst  limit',
    ...kinds.map(rowOf),
  ].join('\n');
}

function detailsOf({ title, limit, distribution }: ComparedKind): string {
  const { all, compared, worst } = distribution;
  const sample = compared < all ? `, an even sample of ${number(compared)} compared` : '';
  return [
    `${title}: ${number(all)} pairs${sample}; at most ${limit.toFixed(2)} wanted`,
    ...histogram(distribution, limit),
    '  worst pairs',
    ...worst.map(
      ({ a, b, similarity }) =>
        `    ${similarity.toFixed(3)}${similarity > limit ? ' !' : '  '} ${a}\n             ${b}`,
    ),
    '',
  ].join('\n');
}

const barWidth = 40;

/** A bar for every twentieth that holds a pair. */
function histogram({ hundredths, compared }: Distribution, limit: number): string[] {
  const twentieths = Array.from({ length: 20 }, (_, i) =>
    sum(hundredths.slice(i * 5, i === 19 ? 101 : i * 5 + 5)),
  );
  const most = Math.max(...twentieths);
  return twentieths.flatMap((count, i) => {
    if (count === 0) return [];
    const range = `${(i / 20).toFixed(2)}–${((i + 1) / 20).toFixed(2)}`;
    const share = `${((100 * count) / compared).toFixed(1)}%`.padStart(6);
    const bar = '█'.repeat(Math.max(1, Math.round((count / most) * barWidth)));
    return [`    ${range} ${share} ${bar}${i / 20 >= limit ? ' over the limit' : ''}`];
  });
}

function rowOf(kind: ComparedKind): string {
  const { title, limit, distribution } = kind;
  const over = sum(distribution.hundredths.slice(Math.round(limit * 100)));
  return [
    title.padEnd(33),
    number(distribution.compared).padStart(10),
    quantile(distribution, 0.5).toFixed(2).padStart(7),
    quantile(distribution, 0.9).toFixed(2).padStart(7),
    (distribution.worst[0]?.similarity ?? 0).toFixed(3).padStart(7),
    limit.toFixed(2).padStart(7),
    isOver(kind) ? `  not met: ${number(over)} pairs at or over` : '  met',
  ].join('');
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
const number = (value: number) => value.toLocaleString('en-US');
