import { hash } from 'node:crypto';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Content } from '#content/content.ts';
import { readLastmod } from '#content/lastmod-file.ts';
import type { Problem } from '#lib/problem.ts';
import { routesOf, type Site } from '#site/plan.ts';
import { planShell } from '#site/shell.ts';
import { ChangedDays, hasDaysToCome } from './changed-days.ts';
import { withoutDates } from './dates.ts';
import { diskLetter } from './disk-errors.ts';
import { hashInputs } from './inputs.ts';
import { isInPlace, removeOldFiles, removeVanishedPages } from './leftovers.ts';
import { writeSitemaps } from './lists.ts';
import { loadSite } from './load-site.ts';
import {
  abandonFolders,
  finishFolders,
  OutputFolder,
  prepareFolders,
  restoreFolder,
} from './output-folder.ts';
import { findKeptOut } from './own-text.ts';
import { PageRecord } from './page-record.ts';
import { readAhead } from './read-ahead.ts';
import { reactRenderer } from './react-renderer.ts';
import type { Failure } from './render-pages.ts';
import { RunMemory } from './run-memory.ts';
import { countPages, letterAbout } from './selected-pages.ts';
import type { Selection } from './selection.ts';
import { writeAssets, writeSiteFiles } from './site-files.ts';
import { TextMemory } from './text-memory.ts';
import { Threads } from './threads.ts';
import { writeManifest } from './shards.ts';
import { visitorScriptFile } from './visitor-script-file.ts';

export interface GenerateOptions {
  data: string;
  out: string;
  /** Where the generator keeps what it remembers between runs. */
  cache: string;
  /** Folder of the built templates and browser code; this very code is a part of it. */
  bundles: string;
  /** The day that pages show as today. */
  now: Date;
  verifyAll: boolean;
  /** Take nothing over from the last run. */
  force: boolean;
  threads: number;
  selection: Selection;
  /** Settings that win over those in the data, from the environment. */
  emailjs: Partial<Content['site']['emailjs']>;
  /** Told once, how to read how many pages are done. */
  onStart?(total: number, done: () => number): void;
}

/** What a run made; with a selection it counts the pages of that alone. */
export interface Generated {
  /** Pages by the label of their kind, in the order of the plan. */
  counts: [label: string, pages: number][];
  written: number;
  removed: number;
  bytes: number;
  shapes: number;
  verified: number;
  /** Pages whose day of change was still to come, and the day they have now. */
  corrected?: { pages: number; day: string };
}

export type Outcome =
  | { kind: 'problems'; problems: Problem[] }
  | { kind: 'failures'; failures: string[] }
  | { kind: 'unchanged' }
  | { kind: 'fits nothing'; letter: string }
  | { kind: 'generated'; generated: Generated };

/** Content → site → pages → output. Nothing is written when anything in the data is wrong. */
export async function generate(options: GenerateOptions): Promise<Outcome> {
  const { data, out, cache, bundles, now, verifyAll, force, selection } = options;
  const memory = new RunMemory(cache, out, path.basename(bundles));
  const unlock = memory.lock();
  let threads: Threads | undefined;
  try {
    restoreFolder(out);
    const part = partInputs(data, bundles, options.emailjs);
    const inputsWith = (lastmod: string) => `${part} ${JSON.stringify(selection)} ${hash('sha1', lastmod)}`;
    const recorded = readLastmod(data);
    const inputs = inputsWith(recorded);
    // A page that is in place would not be compared.
    const last = force || verifyAll ? undefined : memory.lastRun();
    const isUnchanged = last?.inputs === inputs && !hasDaysToCome(recorded, now);
    if (isUnchanged && isInPlace(out, last)) return { kind: 'unchanged' };

    const script = pathToFileURL(path.join(bundles, 'server/worker.mjs'));
    const texts = force ? undefined : new TextMemory(cache, data, path.basename(bundles));
    if (texts) await readAhead(data, texts, () => new Threads(script, options.threads));
    threads = new Threads(script, options.threads - 1);
    const { site, problems } = loadSite(data, texts);
    if (!site) return { kind: 'problems', problems };
    texts?.close();
    const letter = selection.only === undefined ? undefined : letterAbout(selection.only, site);
    if (letter) return { kind: 'fits nothing', letter };
    Object.assign(site.content.site.emailjs, options.emailjs);

    const visitorScript = visitorScriptFile(site.content);
    const shell = planShell(site.content, now, `/${visitorScript.name}`);
    const shellKey = hash('sha1', JSON.stringify(withoutDates(shell)));
    const known = force ? new Map() : memory.shapes(shellKey);
    // A part of the pages is added to what is there; a whole site takes the place of an unknown one.
    const mode = last || selection.only ? 'update' : 'fresh';
    const before = last && withSeen(last.record);
    const record = PageRecord.empty(site.size);
    const contents = new Float64Array(new SharedArrayBuffer(site.size * Float64Array.BYTES_PER_ELEMENT));
    const progress = new SharedArrayBuffer(4);
    const render = reactRenderer(path.join(bundles, 'server/entry.mjs'), shell);
    site.keptOut = await findKeptOut(site, { render, dates: shell, known });
    const files = { site, data, bundles, visitorScript, cache };

    prepareFolders(out, mode);
    memory.forgetLastRun();
    const folder = new OutputFolder(out, mode, 'main');
    if (!selection.shard) writeAssets(files, folder);
    options.onStart?.(site.size, () => Atomics.load(new Int32Array(progress), 0));
    const { failures, written, bytes, verified, shapes } = await threads.render(
      site,
      {
        out,
        mode,
        dates: shell,
        verifyAll,
        selection,
        known,
        record: record.memory,
        before,
        contents: contents.buffer,
        progress,
      },
      render,
      async () => {
        if (!selection.shard) await writeSiteFiles(files, folder);
      },
    );
    if (failures.length > 0) {
      abandonFolders(out);
      return { kind: 'failures', failures: inPlanOrder(site, failures) };
    }
    const days = new ChangedDays(data, contents, shell.today.iso);
    if (selection.shard) {
      const { iso: day } = shell.today;
      writeManifest(folder, { ...selection.shard, inputs: part, day, keptOut: [...site.keptOut] }, contents);
    } else writeSitemaps(site, folder, days.of);
    let removed = 0;
    if (last && before && !selection.only) {
      removed = removeVanishedPages(out, last.record, new Uint8Array(before.seen));
      removeOldFiles(out, last.files, folder.written);
    }
    finishFolders(out, mode);
    memory.saveShapes(shellKey, new Map([...known, ...shapes]));
    const whole = !selection.shard && !selection.only;
    if (!selection.only) {
      const lastmod = whole ? days.record() : recorded;
      memory.saveRun({ inputs: inputsWith(lastmod), record, files: [...folder.written] });
    } else if (last && before && !new Uint8Array(before.seen).includes(0)) {
      // What nobody asked for was left alone. Where pages are gone from the plan, only a fresh site is without them.
      memory.saveRun({ inputs, record, files: [...new Set([...last.files, ...folder.written])] });
    }
    const generated = {
      counts: countPages(site, selection),
      written,
      removed,
      bytes,
      verified,
      shapes: known.size + shapes.size,
      ...(whole && days.toCome > 0 && { corrected: { pages: days.toCome, day: shell.today.long } }),
    };
    return { kind: 'generated', generated };
  } catch (error) {
    const ofDisk = diskLetter(error);
    try {
      abandonFolders(out);
    } catch {
      // A disk that cannot be written cannot be tidied either; the next run does it.
    }
    throw ofDisk ? new Error(ofDisk, { cause: error }) : error;
  } finally {
    await threads?.stop();
    unlock();
  }
}

/** A hash of all that decides the site but the day and the part of it that is asked for. */
export function partInputs(data: string, bundles: string, emailjs: GenerateOptions['emailjs']): string {
  return hashInputs(data, path.basename(bundles), JSON.stringify(emailjs));
}

function withSeen(record: PageRecord) {
  const seen = new SharedArrayBuffer(record.pages);
  // Pages that were never made, such as those of another part, cannot vanish.
  for (let page = 0; page < record.pages; page++) {
    if (record.addressAt(page).every((word) => word === 0)) new Uint8Array(seen)[page] = 1;
  }
  return { memory: record.memory, index: record.indexMemory, seen };
}

/** Threads fail side by side; a disk that is full is told of once, though each of them tells of it. */
function inPlanOrder(site: Site, failures: readonly Failure[]): string[] {
  const letters = new Map(failures.map(({ address, letter }) => [address, letter]));
  return [...new Set([...routesOf(site)].flatMap(({ address }) => letters.get(address) ?? []))];
}
