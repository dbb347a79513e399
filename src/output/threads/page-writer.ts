import { crc32 } from 'node:zlib';
import { fileOf } from '#site/address.ts';
import type { Route } from '#site/routes/routes.ts';
import { OutputFolder, type Target } from '../folder/output-folder.ts';
import { PageRecord } from '../folder/page-record.ts';
import { joinKeys, keyOfShortText, type Key } from '../key.ts';
import { fingerprintOf } from '../lastmod/fingerprint.ts';
import type { RenderedPage } from '../render/page-renderer.ts';
import { fitsPattern, type Selection } from '../selection.ts';

/** What threads need to write pages, and what they record about them. */
export interface WriteTask {
  target: Target;
  selection: Selection;
  /** Changes with the templates and with everything that all pages share. */
  frame: Key;
  /** The record of the last run; empty if nothing of it may stay. */
  before: Pick<PageRecord, 'entries' | 'index'>;
  /** The entries of this run's record, to be filled in. */
  record: Uint32Array;
  /** Fingerprints of the main texts of this run's pages, to be filled in; see `fingerprintOf`. */
  fingerprints: Float64Array;
  /** Checksums of the files of pages, to be filled in; empty unless the run makes a part. */
  sums: Uint32Array;
}

/** Writes the pages of one thread, except unchanged ones. */
export class PageWriter {
  /** The size of all pages, written or unchanged. */
  bytes = 0;
  private readonly folder: OutputFolder;
  private readonly record: PageRecord;
  private readonly before: PageRecord;
  private readonly isSelected: (address: string) => boolean;

  constructor(
    private readonly task: WriteTask,
    thread: string,
  ) {
    this.folder = new OutputFolder(task.target, thread);
    this.record = new PageRecord(task.record);
    this.before = new PageRecord(task.before.entries, task.before.index);
    this.isSelected = fitsPattern(task.selection.only);
  }

  /**
   * Returns whether the page had to be written. It is unchanged if nothing that it may print has changed since the last
   * run, and nobody has touched its file. `index` is its number in the plan.
   */
  write({ route: { address }, index }: { route: Route; index: number }, page: RenderedPage): boolean {
    const { folder, record, before } = this;
    const { frame, fingerprints, sums } = this.task;
    const file = fileOf(address);
    const addressKey = keyOfShortText(address);
    const key = joinKeys(frame, page.key);
    const at = before.find(addressKey);
    const printsSame = at >= 0 && before.hasKey(at, key);
    const fingerprint = printsSame
      ? before.fingerprintAt(at)
      : fingerprintOf(address, page.print().mainTextKey());
    fingerprints[index] = fingerprint;
    const size = printsSame ? folder.sizeIfUntouched(file, before.stampAt(at)) : undefined;
    // Without a sum, an older page that stays because of `--only` is refused by `merge`.
    if (sums.length > 0 && size !== undefined) sums[index] = folder.sumOf(file);
    if (!this.isSelected(address)) {
      if (at < 0 && folder.has(file)) record.expect(index, addressKey);
      return false;
    }
    if (size !== undefined) {
      record.copy(index, before, at);
      this.bytes += size;
      return false;
    }
    const html = page.print().bytes();
    if (sums.length > 0) sums[index] = crc32(html);
    const isWritten = at < 0 || !folder.holds(file, html);
    const stamp = isWritten ? folder.page(file, html) : folder.stampOf(file);
    record.set(index, addressKey, key, stamp, fingerprint);
    this.bytes += html.length;
    return isWritten;
  }
}
