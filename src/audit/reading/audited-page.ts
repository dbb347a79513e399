import type { Head } from '#pages/page.ts';
import type { Route } from '#site/routes/routes.ts';
import type { FollowedLink } from './follow-links.ts';
import type { PageReading } from './page-reading.ts';
import type { StructuredData } from './structured-data.ts';

/** A page of the finished site, together with its plan. */
export interface AuditedPage {
  route: Route;
  /** According to the current data. */
  head: Head;
  /** Whether its robots directive allows search engines to list it. */
  indexed: boolean;
  reading: PageReading;
  links: FollowedLink[];
  data: StructuredData[];
}
