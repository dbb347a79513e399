/** What a visitor is told where a part of the page does not load; it stands in the page, since nothing else may come. */
export interface NoticeWords {
  failed: string;
  slow: string;
  again: string;
  close: string;
  /** "Call (800) 555-0142" */
  call: string;
}
