import type { Audit } from '../audit.ts';
import type { Comparison } from '../comparison.ts';

/** What the report shows of a run. */
export interface ReportProps {
  audit: Audit;
  comparison: Comparison;
  /** The settings in force. */
  leastOwnText: number;
}
