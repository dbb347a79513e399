import { readFileSync } from 'node:fs';
import type { TestSequencer, TestSpecification, Vitest } from 'vitest/node';

/** Found in tests that open a browser, start processes, or make the whole site. */
const slow = /useSite|useConnectedSite|launch\(|startDev|buildSite|support\/runs/;

/**
 * Starts with the tests that take half a minute each. Where vitest has no timings yet, it starts with the largest
 * files: in a fresh checkout a short but slow file would come last, and leave a processor idle.
 */
export class SlowTestsFirst implements TestSequencer {
  constructor(private readonly vitest: Vitest) {}

  async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await (await this.usual()).sort(files);
    const isSlow = ({ moduleId }: TestSpecification) => slow.test(readFileSync(moduleId, 'utf8'));
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }

  async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await this.usual()).shard(files);
  }

  /** Imported late and by a variable, so that bundlers do not resolve it: builds run without the test packages. */
  private async usual(): Promise<TestSequencer> {
    const tests = 'vitest/node';
    const { BaseSequencer } = (await import(tests)) as typeof import('vitest/node');
    return new BaseSequencer(this.vitest);
  }
}
