import type { Content } from '#content/content.ts';
import type { Selection } from './selection.ts';

/** The options of one run. */
export interface GenerateOptions {
  /** The project folder, in which a site is only written into folders made for it. */
  checkout: string;
  data: string;
  /** As it was typed. */
  out: string;
  /** Folder of the caches between runs. */
  cache: string;
  /** Folder of the built templates and browser code, which includes this code. */
  bundles: string;
  /** Changes with the code that reads the data. */
  contentCode: string;
  /** The day that pages show as today. */
  now: Date;
  verifyAll: boolean;
  /** Reuse nothing from the last run. */
  force: boolean;
  threads: number;
  selection: Selection;
  /** Settings from the environment, which override those in the data. */
  emailjs: Partial<Content['settings']['emailjs']>;
  /** Called once with a function that reads how many pages are done. */
  onStart?(total: number, done: () => number): void;
}

/** The result of a run; with a selection it counts only those pages. */
export interface Generated {
  /** Whether the form can send its answers. */
  connected: boolean;
  /** Pages by the label of their kind, in the order of the plan. */
  counts: [label: string, pages: number][];
  written: number;
  removed: number;
  bytes: number;
  /** Templates of places that React rendered, counted in each thread. */
  templates: number;
  verified: number;
  /** Files in the output folder that the generator did not write. */
  foreign: string[];
  /** False if data/lastmod.txt had to be updated but could not be written. */
  daysKept: boolean;
  /** Pages whose day of change was in the future, and the day they have now. */
  corrected?: { pages: number; day: string };
}
