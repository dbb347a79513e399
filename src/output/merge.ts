import { formatProblems } from '#content/letters/format-problems.ts';
import { isConnected } from '#lib/emailjs.ts';
import { Refused } from '#lib/refused.ts';
import { ChangedDays } from './lastmod/changed-days.ts';
import { expectedPages } from './folder/page-record.ts';
import { chooseOutput } from './folder/output-choice.ts';
import { OutputRun } from './folder/output-run.ts';
import { scopeOf } from './folder/marker-file.ts';
import { inputsOfSite } from './inputs.ts';
import { withDiskLetter } from './disk-errors.ts';
import type { Generated, GenerateOptions } from './generate-options.ts';
import { knownFiles } from './files/public-files.ts';
import { writeSitemaps } from './files/sitemaps.ts';
import { loadSite } from './load-site.ts';
import { pagesOfShards, wrongPagesOf } from './shards/pages-of-shards.ts';
import { fingerprintsOfShards, readShards } from './shards/shards.ts';
import { writeAssets, writeSiteFiles } from './files/site-files.ts';

type MergeOptions = Pick<GenerateOptions, 'checkout' | 'data' | 'out' | 'cache' | 'bundles' | 'emailjs'> & {
  dirs: string[];
};

/** The merged site. */
type Merged = { pages: number } & Pick<Generated, 'foreign' | 'connected' | 'daysKept'>;

/** Merges the parts that several machines made into one site; throws a letter if they do not fit together. */
export async function mergeShards(options: MergeOptions): Promise<Merged> {
  const { checkout, dirs, data, cache, bundles, emailjs } = options;
  const scope = scopeOf({});
  const out = chooseOutput(options.out, { checkout, data, cache, parts: dirs, scope });
  const { site: planned, problems } = loadSite(data, { emailjs });
  const untouched = `${options.out}/ is as it was.`;
  if (!planned) throw notMerged(formatProblems(problems), untouched);
  const { shards, reasons } = readShards(dirs, inputsOfSite(data, bundles, emailjs));
  if (reasons.length > 0) throw notMerged(reasons.join('\n'), untouched);
  const wrongPages = wrongPagesOf(planned, shards);
  if (wrongPages.length > 0) throw notMerged(wrongPages.join('\n'), untouched);
  const site = { ...planned, keptOut: new Set(shards[0]!.manifest.keptOut) };
  const connected = isConnected(site.content.settings.emailjs);

  let run: OutputRun | undefined;
  try {
    run = new OutputRun(out, scope);
    const { folder } = run.begin(site, knownFiles(data));
    const files = { site, data, bundles, cache };
    writeAssets(files, folder);
    for (const { file, from } of pagesOfShards(site, shards)) folder.linkOrCopy(file, from);
    await writeSiteFiles(files, folder);
    const fingerprints = fingerprintsOfShards(shards, site.size);
    const days = new ChangedDays(data, fingerprints, shards[0]!.manifest.day);
    writeSitemaps(site, folder, days.of);
    const { isKept: daysKept } = days.write();
    // The inputs of the parts are not known here, so the next run makes every page anew.
    const { foreign } = run.finish({
      inputs: '',
      record: expectedPages(site),
      connected,
      isPartial: false,
    });
    return { pages: site.size, foreign, connected, daysKept };
  } catch (error) {
    const withLetter = withDiskLetter(error);
    throw withLetter instanceof Refused ? notMerged(withLetter.message) : withLetter;
  } finally {
    run?.end();
  }
}

const notMerged = (why: string, ...more: string[]) =>
  new Refused(`${why}\n\n${['The parts were not merged.', ...more].join(' ')}`);
