import { jsonForScript } from '#lib/escape.ts';
import { alikeSection } from './alike-section.ts';
import { findingsSection } from './findings-section.ts';
import { indexingSection } from './indexing-section.ts';
import { lookupData, lookupSection } from './lookup-section.ts';
import { Markup, markup } from './markup.ts';
import alike from './alike.css?raw';
import base from './base.css?raw';
import causes from './causes.css?raw';
import charts from './charts.css?raw';
import findings from './findings.css?raw';
import { masthead } from './masthead.ts';
import { numbersSection } from './numbers-section.ts';
import type { Reported } from './reported.ts';
import script from './report.js?raw';
import smallScreens from './small-screens.css?raw';
import tools from './tools.css?raw';

/** The whole report as one file: nothing in it is loaded from elsewhere. */
export function reportPage(reported: Reported): string {
  const { audit } = reported;
  const page = markup`<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Audit of ${audit.product}, ${audit.day}</title>
<style>${new Markup(styles.join('\n'))}</style>
</head>
<body>
<a class="skip" href="#main">Skip to the findings</a>
${masthead(reported)}
<main id="main">
${findingsSection(reported)}
${alikeSection(audit)}
${numbersSection(audit)}
${indexingSection(reported)}
${lookupSection()}
</main>
<footer><p>Everything is also in <code>audit.csv</code>, <code>audit.json</code>, <code>audit.sarif</code> and, page by page, in <code>website_pages_details.csv</code> beside this file.</p></footer>
<script type="application/json" id="data">${new Markup(jsonForScript(lookupData(audit)))}</script>
<script>${new Markup(script)}</script>
</body>
</html>
`;
  return page.html;
}

/** Later ones win. */
const styles = [base, findings, causes, alike, charts, tools, smallScreens];
