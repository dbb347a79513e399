import { renderToStaticMarkup } from 'react-dom/server';
import { jsonForScript } from '#lib/html/escape.ts';
import { AlikeSection } from './sections/alike-section.tsx';
import { FindingsSection } from './sections/findings-section.tsx';
import { IndexingSection } from './sections/indexing-section.tsx';
import { lookupData, LookupSection } from './sections/lookup-section.tsx';
import { Masthead } from './masthead.tsx';
import { NumbersSection } from './sections/numbers-section.tsx';
import { OwnWordsSection } from './sections/own-words-section.tsx';
import type { ReportProps } from './parts.tsx';
import script from './report.js?raw';
import alike from './styles/alike.css?raw';
import causes from './styles/causes.css?raw';
import charts from './styles/charts.css?raw';
import checks from './styles/checks.css?raw';
import masthead from './styles/masthead.css?raw';
import page from './styles/page.css?raw';
import print from './styles/print.css?raw';
import tables from './styles/tables.css?raw';
import toolbar from './styles/toolbar.css?raw';

/** In cascade order: elements first, print last. */
const styles = [page, masthead, tables, toolbar, checks, causes, alike, charts, print].join('\n');

/** The whole report as one self-contained file. */
export const reportPage = (reported: ReportProps): string =>
  `<!doctype html>\n${renderToStaticMarkup(<Report {...reported} />)}\n`;

function Report(reported: ReportProps) {
  const { audit } = reported;
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`Audit of ${audit.product}, ${audit.day}`}</title>
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to the findings
        </a>
        <Masthead {...reported} />
        <main id="main">
          <FindingsSection {...reported} />
          <OwnWordsSection pages={audit.pages} />
          <AlikeSection audit={audit} />
          <NumbersSection audit={audit} />
          <IndexingSection {...reported} />
          <LookupSection />
        </main>
        <footer>
          <p>
            Everything is also in <code>audit.csv</code>, <code>audit.json</code>, <code>audit.sarif</code>{' '}
            and, page by page, in <code>website_pages_details.csv</code> beside this file.
          </p>
        </footer>
        <script
          type="application/json"
          id="data"
          dangerouslySetInnerHTML={{ __html: jsonForScript(lookupData(audit)) }}
        />
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>
  );
}
