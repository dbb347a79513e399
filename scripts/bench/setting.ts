import type { ProjectCopy } from './project-copy.ts';
import type { WriteSite } from './scale/scale-site.ts';
import type { Workspace } from './workspace.ts';

/** What all measurements share. */
export interface BenchSetting {
  workspace: Workspace;
  /** A copy of the project whose bundles are built. */
  copy: ProjectCopy;
  writeSite: WriteSite;
  threads: number;
  /** How often each figure is measured. */
  runs: number;
}
