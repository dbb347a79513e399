import type { Content } from '#content/content.ts';
import { checkAdvertising } from './check-advertising.ts';
import { checkCanonical, checkDescription, checkFresh, checkTitle } from './check-head.ts';
import { checkLines } from './check-lines.ts';
import { checkHeadings, checkImages, checkLandmarks, checkLanguage, checkNames } from './check-structure.ts';
import { checkStructuredData } from './check-structured-data.ts';
import type { PageCheck } from './page-checks.ts';

/** Everything that can be seen on one page alone. */
export function pageChecks(content: Content): PageCheck[] {
  return [
    checkFresh,
    checkTitle,
    checkDescription,
    checkCanonical,
    checkHeadings,
    checkLanguage,
    checkLandmarks,
    checkNames,
    checkImages,
    checkStructuredData,
    checkAdvertising(content),
    checkLines(content),
  ];
}
