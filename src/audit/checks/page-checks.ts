import type { Head } from '#pages/page.ts';
import type { Route } from '#site/routes.ts';
import type { Causes } from '../causes.ts';
import type { CheckId } from '../checks.ts';
import type { Cause } from '../finding.ts';
import type { PageReading } from '../reading/page-reading.ts';

/** A page of the finished site beside what was planned for it. */
export interface AuditedPage {
  route: Route;
  /** As the data says now. */
  head: Head;
  /** Whether search engines may list it, by its robots line. */
  indexed: boolean;
  reading: PageReading;
}

/** What a check of one page may use, and where it reports. */
export interface CheckContext {
  causes: Causes;
  report(check: CheckId, cause: Cause, says: string): void;
}

export type PageCheck = (page: AuditedPage, context: CheckContext) => void;

/** A text as it reads inside a sentence of the report. */
export function quoted(text: string, longest = 160): string {
  return `“${text.length > longest ? `${text.slice(0, longest - 1)}…` : text}”`;
}
