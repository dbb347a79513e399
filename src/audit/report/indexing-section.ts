import { previewIndexing } from '../indexing-preview.ts';
import { markup, number, type Markup } from './markup.ts';
import type { Reported } from './reported.ts';

/** What a threshold of own text would keep out of search engines, to be tried before it is set. */
export function indexingSection({ audit, leastOwnText }: Reported): Markup {
  const kinds = previewIndexing(audit.pages);
  const indexed = audit.pages.filter((page) => page.indexed).length;
  return markup`<section id="indexing" aria-labelledby="indexing-title">
  <h2 id="indexing-title">What search engines may list</h2>
  <p class="intro">${number(indexed)} pages may be listed now. Try below how many would be left if each had to have some text of its own: words that no page before it, in the order of website_pages.csv, has in the same order. Pages kept out are still made, linked and listed in the CSV.</p>
  <div class="threshold">
    <label for="least">At least <output id="least-shown" for="least">${leastOwnText}</output>% of own text</label>
    <input type="range" id="least" min="0" max="60" value="${leastOwnText}">
    <p id="kept-out" role="status"></p>
  </div>
  <div class="table-frame"><table id="kinds"><thead><tr><th scope="col">Kind of page</th><th scope="col">Pages</th><th scope="col">Would be left</th><th scope="col">Kept out</th></tr></thead>
  <tbody>${kinds.map(
    ({ label, pages, keptOut }) =>
      markup`<tr data-pages="${pages}" data-kept-out="${keptOut.join(' ')}"><th scope="row">${label}</th><td>${number(pages)}</td><td class="left"></td><td class="out"></td></tr>`,
  )}</tbody></table></div>
  <p>To set it, write in <code>data/site.yaml</code>:</p>
  <pre><code>indexing:
  leastOwnText: <span id="least-setting">${leastOwnText}</span></code></pre>
  <p>Whole kinds of pages are kept out with <code>keepOut: [zip-topic]</code>.</p>
</section>`;
}
