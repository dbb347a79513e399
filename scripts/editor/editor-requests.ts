import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import type { Save } from './save-edits.ts';

/**
 * Whether a request comes from this machine, to one of its own host names, and from a page of this server. Other sites
 * may send requests here, also with a host name of theirs that resolves to this machine (DNS rebinding).
 */
export function isOwnRequest({ socket, headers, method }: IncomingMessage): boolean {
  const near = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/.test(socket.remoteAddress ?? '');
  const { host = '', origin } = headers;
  const named = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host);
  const reads = method === 'GET' || method === 'HEAD';
  // Browsers send the origin with every request that can change something.
  return near && named && (origin === undefined ? reads : origin === `http://${host}`);
}

/** Bytes; more than the forms and pictures of one save need. */
const maxBytes = 20_000_000;

/** The body of a request; undefined if it is too large. */
export async function bodyOf(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) return undefined;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

const text = z.string().exactOptional();
const previewedEntry = z.object({
  /** Path below the data folder. */
  name: z.string(),
  values: z.record(z.string(), z.unknown()),
  /** Whether it has never been saved. */
  isNew: z.boolean(),
  /** The text of the file when the form was opened. */
  opened: text,
});
/** A form as it is being filled in. */
export type PreviewedEntry = z.infer<typeof previewedEntry>;

const save = z.object({
  edits: z.array(z.object({ name: z.string(), to: text, form: text, opened: text, version: text })),
  confirmed: z.boolean(),
  bodies: z.record(z.string(), z.string()).exactOptional(),
});

/** The form to preview as a page; undefined if the body is invalid. */
export function readPreviewed(body: Uint8Array): PreviewedEntry | undefined {
  try {
    return previewedEntry.parse(JSON.parse(Buffer.from(body).toString()));
  } catch {
    return undefined;
  }
}

/** Parses a save: the edits as JSON, and each picture as a separate part, named by its file. */
export async function readSave({ headers }: IncomingMessage, body: Uint8Array<ArrayBuffer>): Promise<Save> {
  const type = headers['content-type'] ?? '';
  const parts = await new Response(body, { headers: { 'content-type': type } }).formData();
  const { edits, ...answers } = save.parse(JSON.parse(String(parts.get('save'))));
  const withPictures = edits.map(async (edit) => {
    const part = parts.get(edit.name);
    return part instanceof Blob ? { ...edit, picture: new Uint8Array(await part.arrayBuffer()) } : edit;
  });
  return { edits: await Promise.all(withPictures), ...answers };
}
