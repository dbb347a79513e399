import type { Page } from '#pages/definitions.ts';
import type { Shell } from '#site/shell.ts';

export interface DocumentData {
  page: Page;
  shell: Shell;
}
