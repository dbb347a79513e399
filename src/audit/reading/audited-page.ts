import type { Head } from '#pages/page.ts';
import type { Route } from '#site/routes/routes.ts';
import type { FollowedLink } from './follow-links.ts';
import type { PageReading } from './page-reading.ts';
import type { StructuredData } from './structured-data.ts';

/** A page of the finished site beside what was planned for it. */
export interface AuditedPage {
  route: Route;
  /** As the data says now. */
  head: Head;
  /** Whether search engines may list it, by its robots line. */
  indexed: boolean;
  reading: PageReading;
  links: FollowedLink[];
  data: StructuredData[];
}
