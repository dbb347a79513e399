/** What a check is about; the report shows findings in this order. */
export const subjects = {
  site: 'The finished site',
  head: 'Titles and descriptions',
  index: 'What search engines may list',
  data: 'Structured data',
  content: 'Texts',
  advertising: 'Attorney advertising',
  links: 'Links',
  structure: 'Headings and landmarks',
  access: 'Names and labels',
  weight: 'Weight',
} as const;

/** Errors and warnings are to be mended; a notice is good to know. */
export type Severity = 'error' | 'warning' | 'notice';

/** A check, told to the person who reads the report. */
export interface CheckFacts {
  subject: keyof typeof subjects;
  severity: Severity;
  /** What is wrong, as a headline. */
  title: string;
  why: string;
  fix: string;
}
