import { counted } from '#lib/text.ts';
import { diffWords, type Stretch } from '#lib/word-diff.ts';
import { nearDuplicate, type Audit } from '../audit.ts';
import { percent } from '../checks/check-site.ts';
import { markup, number, type Markup } from './markup.ts';

const clustersShown = 12;
/** Words shown on each side of a difference. */
const context = 8;

/** The groups of pages that say the same, each with two of its pages side by side. */
export function alikeSection(audit: Audit): Markup {
  const { clusters } = audit.siblings;
  const pages = clusters.reduce((sum, cluster) => sum + cluster.length, 0);
  return markup`<section id="alike" aria-labelledby="alike-title">
  <h2 id="alike-title">Pages alike</h2>
  <p class="intro">${
    clusters.length === 0
      ? `No two indexed pages are ${percent(nearDuplicate)} alike or more once place names, ZIPs and numbers are set aside.`
      : `${counted(pages, 'page', 'pages')} in ${counted(clusters.length, 'group', 'groups')} are ${percent(nearDuplicate)} alike or more once place names, ZIPs and numbers are set aside. Compared are runs of five words of the main text. Marked below is what differs in the text as it is printed.`
  }</p>
  ${clusters.slice(0, clustersShown).map((cluster) => clusterEntry(cluster, audit))}
  ${clusters.length > clustersShown && markup`<p class="more">and ${number(clusters.length - clustersShown)} smaller groups; see the columns Similarity and Nearest sibling in website_pages_details.csv</p>`}
</section>`;
}

function clusterEntry(cluster: readonly number[], audit: Audit): Markup {
  const [first] = cluster as [number];
  const second = audit.pages[first]!.nearest;
  const [left, right] = [audit.pages[first]!, audit.pages[second]!];
  const stretches = diffWords(wordsOf(first, audit), wordsOf(second, audit));
  return markup`<details class="pair"><summary><b>${counted(cluster.length, 'page', 'pages')}</b>
    <span class="address">${left.address}</span> <span class="chip">${percent(left.similarity)} alike</span></summary>
    <div class="side-by-side">
      ${side(left.address, stretches, 'left', audit)}
      ${side(right.address, stretches, 'right', audit)}
    </div></details>`;
}

const wordsOf = (page: number, { mainLinesOf }: Audit) => mainLinesOf(page).join(' ¶ ').split(' ');

function side(
  address: string,
  stretches: readonly Stretch[],
  kind: 'left' | 'right',
  { url }: Audit,
): Markup {
  const mine = stretches.filter((stretch) => stretch.kind === 'both' || stretch.kind === kind);
  return markup`<div><p class="side-address"><a href="${url + address}" target="_blank" rel="noopener">${address}</a></p><p class="text">${mine.map(
    (stretch, i) =>
      stretch.kind === 'both'
        ? shared(stretch.words, i === 0, i === mine.length - 1)
        : markup`<mark>${stretch.words.join(' ')}</mark> `,
  )}</p></div>`;
}

/** Words that both have; of a long stretch only the ends are shown. */
function shared(words: readonly string[], first: boolean, last: boolean): Markup {
  if (words.length <= 3 * context) return markup`${words.join(' ')} `;
  const head = first ? '' : words.slice(0, context).join(' ');
  const tail = last ? '' : words.slice(-context).join(' ');
  const left = words.length - (first ? 0 : context) - (last ? 0 : context);
  return markup`${head} <span class="skipped">${number(left)} words alike</span> ${tail} `;
}
