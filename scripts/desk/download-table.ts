import { pageOf, rowsAtOnce } from '#desk/tables/crash-queries.ts';
import { plainText } from '#lib/file-text.ts';
import type { Problem } from '#lib/problem.ts';
import { Refused } from '#lib/refused.ts';

const timeout = 120_000;

/** Bytes of all responses to one query. */
const maxBytes = 100_000_000;

/** An address sent something other than what was requested. */
class BadResponse extends Refused {
  constructor(from: string, why: string, advice = 'try again later') {
    super(`${from} ${why}. Nothing was written; ${advice}.`);
  }
}

/** Downloads the whole result of a query to an open data API, page by page. */
export async function downloadTable(from: string, query: string): Promise<string> {
  let [table, room] = ['', maxBytes];
  for (let page = 0; ; page++) {
    const bytes = await download(`${from}?$query=${encodeURIComponent(pageOf(query, page))}`, from, room);
    room -= bytes.length;
    const text = plainText(new TextDecoder().decode(bytes));
    const wrong = wrongWithPage(text);
    if (wrong) throw new BadResponse(from, `did not return the requested table: ${wrong}`);
    const [head = '', ...rows] = text.trimEnd().split('\n');
    table += `${[...(page === 0 ? [head] : []), ...rows].join('\n')}\n`;
    if (rows.length < rowsAtOnce) return table;
  }
}

/** A table was received, but cannot be read. */
export const wrongTable = (from: string, name: string, [problem]: readonly Problem[]) =>
  new BadResponse(
    from,
    `did not return a valid table of ${name}: line ${problem!.line} of its answer is wrong. ${problem!.says.replace(/\.$/, '')}`,
  );

async function download(url: string, from: string, room: number): Promise<Buffer> {
  const failure = (why: string, advice?: string) =>
    new BadResponse(from, `could not be read: ${why}`, advice);
  try {
    // Reading a large answer takes so long that the server may have hung up before the next request.
    const headers = { connection: 'close' };
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(timeout) });
    const pieces: Uint8Array[] = [];
    let size = 0;
    for await (const piece of answer.body ?? []) {
      size += piece.length;
      if (size > room) throw failure(`its answer is larger than ${maxBytes / 1e6} MB`);
      pieces.push(piece);
    }
    const bytes = Buffer.concat(pieces);
    if (answer.ok) return bytes;
    throw failure(`it answered ${answer.status}${reasonIn(bytes)}`, adviceAfter(answer.status));
  } catch (error) {
    if (error instanceof BadResponse) throw error;
    const { message, cause } = error as Error & { cause?: NodeJS.ErrnoException };
    // OpenSSL's messages refer to its source code.
    if (cause?.code?.startsWith('ERR_SSL_'))
      throw failure('it does not answer the way an https address does');
    throw failure(cause instanceof Error ? `${message}, ${cause.message}` : message);
  }
}

/** `, "No such column: street"`: what the API says of a query that it refuses; empty if it says nothing. */
function reasonIn(bytes: Buffer): string {
  try {
    const { message } = JSON.parse(bytes.toString()) as { message?: unknown };
    return typeof message === 'string' ? `, "${shown(message)}"` : '';
  } catch {
    return '';
  }
}

/** Waiting helps against a busy or broken server, but makes no wrong query right. */
const adviceAfter = (status: number) =>
  status >= 400 && status < 500 && status !== 408 && status !== 429
    ? 'the dataset may have changed or moved'
    : undefined;

function wrongWithPage(text: string): string | undefined {
  if (text.trim() === '') return 'its answer is empty';
  if (!/^"?zip"?,/.test(text)) return `its answer begins with "${shown(text)}"`;
  return /["\n]$/.test(text)
    ? undefined
    : `its answer ends in the middle of a row, "${shown(text.slice(text.lastIndexOf('\n')))}"`;
}

const longest = 60;

/** Without control characters, which a terminal would act on. */
function shown(text: string): string {
  const words = text
    .trim()
    .slice(0, 1000)
    .replace(/[\s\p{C}]+/gu, ' ');
  return words.length > longest ? `${words.slice(0, longest)}…` : words;
}
