import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Found in tests that open a browser, start processes, or make the whole site. */
const slow = /useSite|useConnectedSite|launch\(|startDev|buildSite|support\/runs/;

/**
 * Starts with the tests that take half a minute each. Where vitest has no timings yet, it starts with the largest
 * files: in a fresh checkout a short but slow file would come last, and leave a processor idle.
 */
export class SlowTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isSlow = ({ moduleId }: TestSpecification) => slow.test(readFileSync(moduleId, 'utf8'));
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}
