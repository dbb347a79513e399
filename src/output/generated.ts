import type { Content } from '#content/content.ts';
import type { Selection } from './selection.ts';

/** What a generate is asked for. */
export interface GenerateOptions {
  /** The project's own folder, in which no site is written but into folders made for it. */
  checkout: string;
  data: string;
  /** As it was typed. */
  out: string;
  /** Where the generator keeps what it remembers between runs. */
  cache: string;
  /** Folder of the built templates and browser code; this very code is a part of it. */
  bundles: string;
  /** Changes with the code that reads the data. */
  contentCode: string;
  /** The day that pages show as today. */
  now: Date;
  verifyAll: boolean;
  /** Take nothing over from the last run. */
  force: boolean;
  threads: number;
  selection: Selection;
  /** Settings that win over those in the data, from the environment. */
  emailjs: Partial<Content['settings']['emailjs']>;
  /** Called once with a function that reads how many pages are done. */
  onStart?(total: number, done: () => number): void;
}

/** What a run made; with a selection it counts the pages of that alone. */
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
  /** Whether data/lastmod.txt could be brought up to date. */
  daysKept: boolean;
  /** Pages whose day of change was still to come, and the day they have now. */
  corrected?: { pages: number; day: string };
}
