import { routesOf, type Site } from '#site/plan.ts';
import { noStamp, type Stamp } from './stamp.ts';
import { isSameKey, type Key, keyOfShortText } from '../key.ts';

/**
 * Eight 32-bit numbers per page, two each for its address, the key of what was printed, the stamp of its file, and the
 * fingerprint of its main text.
 */
const numbersOfPage = 8;
/** The key of a page with unknown content, and the address of an empty entry. */
const unknown: Key = [0, 0];

/**
 * The pages in the output folder, one entry each, in shared memory: all threads fill one record, and look pages up in
 * the record of the last run. 400,000 pages take 13 MB.
 */
export class PageRecord {
  constructor(
    readonly entries: Uint32Array,
    private madeIndex?: Uint32Array,
  ) {}

  static empty(pages: number): PageRecord {
    return new PageRecord(new Uint32Array(new SharedArrayBuffer(pages * numbersOfPage * 4)));
  }

  static from(bytes: Uint8Array): PageRecord {
    const record = PageRecord.empty(bytes.length / (numbersOfPage * 4));
    new Uint8Array(record.entries.buffer).set(bytes);
    return record;
  }

  get pages(): number {
    return this.entries.length / numbersOfPage;
  }

  bytes(): Buffer {
    return Buffer.from(new Uint8Array(this.entries.buffer));
  }

  set(page: number, address: Key, key: Key, stamp: Stamp, fingerprint: number): void {
    const halves = [Math.floor(fingerprint / 2 ** 32), fingerprint >>> 0];
    this.entries.set([...address, ...key, ...stamp, ...halves], page * numbersOfPage);
  }

  /** Records a page as generated, with unknown content. */
  expect(page: number, address: Key): void {
    this.set(page, address, unknown, noStamp, 0);
  }

  copy(page: number, from: PageRecord, at: number): void {
    this.entries.set(
      from.entries.subarray(at * numbersOfPage, (at + 1) * numbersOfPage),
      page * numbersOfPage,
    );
  }

  private addressAt(page: number): Key {
    return this.twoAt(page, 0);
  }

  stampAt(page: number): Stamp {
    return this.twoAt(page, 4);
  }

  fingerprintAt(page: number): number {
    const [high, low] = this.twoAt(page, 6);
    return high * 2 ** 32 + low;
  }

  private twoAt(page: number, first: number): Key {
    const at = page * numbersOfPage + first;
    return [this.entries[at]!, this.entries[at + 1]!];
  }

  /** This record plus those pages of another one that it lacks. */
  joinedWith(other: PageRecord): PageRecord {
    const others = other.pagesWhere((address) => this.find(address) < 0);
    const all = PageRecord.empty(this.pages + others.length);
    all.entries.set(this.entries);
    others.forEach((from, i) => all.copy(this.pages + i, other, from));
    return all;
  }

  /** The record without its empty entries. */
  filled(): PageRecord {
    const pages = this.pagesWhere((address) => !isSameKey(address, unknown));
    const record = PageRecord.empty(pages.length);
    pages.forEach((from, page) => record.copy(page, this, from));
    return record;
  }

  private pagesWhere(isWanted: (address: Key) => boolean): number[] {
    return Array.from({ length: this.pages }, (_, page) => page).filter((page) =>
      isWanted(this.addressAt(page)),
    );
  }

  hasKey(page: number, key: Key): boolean {
    return isSameKey(this.twoAt(page, 2), key);
  }

  /** The index of the entry for this address, or -1. */
  find(address: Key): number {
    const { index } = this;
    const mask = index.length - 1;
    for (let at = address[0] & mask; ; at = (at + 1) & mask) {
      const entry = index[at]! - 1;
      if (entry === -1) return -1;
      if (isSameKey(this.addressAt(entry), address)) return entry;
    }
  }

  /** Index of entries by address, built once and sent to other threads along with the entries. */
  get index(): Uint32Array {
    return (this.madeIndex ??= this.buildIndex());
  }

  /** An open-addressing hash table, at most half full; it stores indexes plus one, so that 0 means free. */
  private buildIndex(): Uint32Array {
    const size = 2 ** Math.ceil(Math.log2(Math.max(2, this.pages * 2)));
    const index = new Uint32Array(new SharedArrayBuffer(size * 4));
    for (let page = 0; page < this.pages; page++) {
      let at = this.entries[page * numbersOfPage]! & (size - 1);
      while (index[at] !== 0) at = (at + 1) & (size - 1);
      index[at] = page + 1;
    }
    return index;
  }
}

/** All pages that a run may write, with unknown content. */
export function expectedPages(site: Site): PageRecord {
  const planned = PageRecord.empty(site.size);
  let page = 0;
  for (const { address } of routesOf(site)) planned.expect(page++, keyOfShortText(address));
  return planned;
}
