import type { PlanStep } from './entity-steps.ts';

/** The files whose bytes differ, and those of them that only have another name: the old one and the new. */
export interface EditedFiles {
  names: ReadonlySet<string>;
  renamed: ReadonlyMap<string, string>;
}

/** Edits that are reported together. */
interface EditGroup {
  files: string[];
  steps: PlanStep[];
}

/** More edited files than this are reported by folder. */
const filesTold = 6;
/** Files that others draw from: a fact stands in many texts. */
const drawnFrom = ['facts.yaml', 'site.yaml', 'guide-template.md'];

/** The steps by the file that was edited, or by its folder. */
export function groupSteps(
  steps: readonly PlanStep[],
  { names, renamed }: EditedFiles,
): Map<string, EditGroup> {
  const source = (step: PlanStep) => {
    const now = renamed.get(step.file) ?? step.file;
    return [now, ...(step.drawnFrom ?? []), ...drawnFrom].find((name) => names.has(name)) ?? now;
  };
  const byFolder = new Set(steps.map(source)).size > filesTold;
  const groups = new Map<string, EditGroup>();
  for (const step of steps) {
    const file = source(step);
    const name = byFolder ? file.replace(/\/.*/, '/') : file;
    const group = groups.get(name) ?? { files: [], steps: [] };
    if (!group.files.includes(file)) group.files.push(file);
    group.steps.push(step);
    groups.set(name, group);
  }
  return groups;
}
