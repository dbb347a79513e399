import { readFileSync } from 'node:fs';
import type { TestSequencer, TestSpecification, Vitest } from 'vitest/node';

/** What tests say that open a browser, start processes, or make the whole site. */
const slow = /useSite|useConnectedSite|launch\(|startDev|buildSite|support\/runs/;

/**
 * Starts with the tests that take half a minute each. vitest begins with the longest files where it has not seen
 * them run: in a fresh checkout a short one that takes long came last, and a processor had nothing to do.
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

  /** Loaded here, and by a name that no bundler looks up: the site is made where the tests are not installed. */
  private async usual(): Promise<TestSequencer> {
    const tests = 'vitest/node';
    const { BaseSequencer } = (await import(tests)) as typeof import('vitest/node');
    return new BaseSequencer(this.vitest);
  }
}
