import type { BenchSetting } from '../setting.ts';
import { planFloor, writeFloor } from '../floor.ts';
import { eachInSeconds, formatTable, inMegabytes, inSeconds, median, whole } from '../table.ts';
import { waitUntilIdle } from '../wait-until-idle.ts';
import type { ProcessRun } from '../run-process.ts';
import { filesOfSite, sizeOf, type SiteSize } from '../site-size.ts';

/** The runs at one site size. */
export interface ScaleRuns extends SiteSize {
  peakBytes: number;
  /** The run before those, which reads all data from scratch. */
  firstSeconds: number;
  all: number[];
  allFloor: number[];
  /** Runs that started although the machine was busy. */
  busy: number;
}

/** Disk space per page during a measurement; files are rounded up to whole blocks. */
const roomForPage = 24_000;
/** Runs at one size are repeated within this time. */
const secondsForSize = 300;

/**
 * Full runs with warm bundles, each followed by the floor. Every page is made and written into an empty folder. A run
 * before them, reported separately, has read and cached the data files.
 */
export async function measureScale(
  setting: BenchSetting,
  pages: number,
): Promise<ScaleRuns | { skipped: string }> {
  const { workspace, copy, writeSite, threads, runs } = setting;
  const outputs = workspace.onMemory ? 1 : 2 * runs + 1;
  const [need, room] = [pages * roomForPage * outputs, workspace.availableBytes()];
  if (need > room)
    return { skipped: `they need ${inMegabytes(need)}, and only ${inMegabytes(room)} is free` };

  const data = workspace.fresh('data');
  writeSite(pages, data);
  const firstOut = workspace.fresh('out');
  const first = await copy.generate({ data, out: firstOut, threads });
  const files = filesOfSite(firstOut);
  const plan = planFloor(files, workspace.fresh('floor-list'), threads);
  workspace.discard(firstOut);

  const ours: ProcessRun[] = [];
  const floors: ProcessRun[] = [];
  let busy = 0;
  const measure = async (run: (out: string) => Promise<ProcessRun>) => {
    if (!(await waitUntilIdle())) busy++;
    const out = workspace.fresh('out');
    const result = await run(out);
    workspace.discard(out);
    return result;
  };
  const started = performance.now();
  const secondsWithOneMore = () => ((performance.now() - started) / 1000 / ours.length) * (ours.length + 1);
  do {
    ours.push(await measure((out) => copy.generate({ data, out, threads })));
    floors.push(await measure((out) => writeFloor(plan, out)));
  } while (ours.length < runs && secondsWithOneMore() < secondsForSize);
  workspace.discard(data);
  return {
    ...sizeOf(files),
    firstSeconds: first.seconds,
    peakBytes: Math.max(...[first, ...ours].map(({ peakBytes }) => peakBytes)),
    all: ours.map(secondsOf),
    allFloor: floors.map(secondsOf),
    busy,
  };
}

const secondsOf = ({ seconds }: ProcessRun) => seconds;

export function scaleTable(results: readonly ScaleRuns[]): string {
  const head = [
    'pages',
    'output',
    'time',
    'ms a page',
    'pages a second',
    'floor',
    'times the floor',
    'peak memory',
    'data new',
    'runs',
  ];
  const rows = results.map(({ pages, bytes, peakBytes, firstSeconds, all, allFloor, busy }) => {
    const [seconds, floorSeconds] = [median(all), median(allFloor)];
    return [
      whole(pages),
      inMegabytes(bytes),
      inSeconds(seconds),
      ((seconds * 1000) / pages).toFixed(3),
      whole(pages / seconds),
      inSeconds(floorSeconds),
      (seconds / floorSeconds).toFixed(2),
      inMegabytes(peakBytes),
      inSeconds(firstSeconds),
      `${eachInSeconds(all)} | ${eachInSeconds(allFloor)}${busy > 0 ? ` (${busy} on a busy machine)` : ''}`,
    ];
  });
  return formatTable(head, rows);
}
