import { copyFileSync, linkSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { partInputs, type GenerateOptions } from './generate.ts';
import { ChangedDays } from './changed-days.ts';
import { writeSitemaps } from './lists.ts';
import { loadSite } from './load-site.ts';
import { abandonFolders, asideOf, finishFolders, OutputFolder, prepareFolders } from './output-folder.ts';
import { isConnected } from '#lib/connection.ts';
import type { Problem } from '#lib/problem.ts';
import { RunMemory } from './run-memory.ts';
import { contentsOfShards, pagesOfShards, readShards } from './shards.ts';
import { writeAssets, writeSiteFiles } from './site-files.ts';
import { visitorScriptFile } from './visitor-script-file.ts';

export type MergeOptions = Pick<GenerateOptions, 'data' | 'out' | 'cache' | 'bundles' | 'emailjs'> & {
  dirs: string[];
};

export type MergeOutcome =
  | { kind: 'problems'; problems: Problem[] }
  | { kind: 'refused'; reasons: string[] }
  | { kind: 'merged'; pages: number; connected: boolean };

/** Puts the parts that several machines made together into one site, or says why they do not fit. */
export async function mergeShards(options: MergeOptions): Promise<MergeOutcome> {
  const { dirs, data, out, cache, bundles, emailjs } = options;
  const { site, problems } = loadSite(data, { emailjs });
  if (!site) return { kind: 'problems', problems };
  const { shards, reasons } = readShards(dirs, partInputs(data, bundles, emailjs));
  if (reasons.length > 0) return { kind: 'refused', reasons };

  const memory = new RunMemory(cache, out, path.basename(bundles));
  const unlock = memory.lock();
  try {
    prepareFolders(out, 'fresh');
    for (const { file, from } of pagesOfShards(site, shards, reasons))
      place(from, path.join(asideOf(out), file));
    if (reasons.length > 0) {
      abandonFolders(out);
      return { kind: 'refused', reasons };
    }
    const visitorScript = visitorScriptFile(site.content);
    const files = { site, data, bundles, visitorScript, cache };
    const folder = new OutputFolder(out, 'fresh', 'main');
    writeAssets(files, folder);
    await writeSiteFiles(files, folder);
    site.keptOut = new Set(shards[0]!.manifest.keptOut);
    const contents = contentsOfShards(shards, site.size);
    const days = new ChangedDays(data, contents, shards[0]!.manifest.day);
    writeSitemaps(site, folder, days.of);
    memory.forgetLastRun();
    finishFolders(out, 'fresh');
    days.record();
    return { kind: 'merged', pages: site.size, connected: isConnected(site.content.site.emailjs) };
  } finally {
    unlock();
  }
}

/** A second name for the same file where the disk allows it, a copy where not; the part stays as it is. */
function place(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
