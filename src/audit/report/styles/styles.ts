import alike from './alike.css?raw';
import causes from './causes.css?raw';
import charts from './charts.css?raw';
import checks from './checks.css?raw';
import masthead from './masthead.css?raw';
import page from './page.css?raw';
import tables from './tables.css?raw';
import toolbar from './toolbar.css?raw';

/** The styles of the report, elements first. */
export const styles = [page, masthead, tables, toolbar, checks, causes, alike, charts].join('\n');
