import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import type { VersionedEdit } from './outdated-files.ts';

/**
 * Whether a request comes from this machine, under its own name, and from a page of this server: a page of
 * another site may send requests here, and a name that its owner leads here at will may be in their address.
 */
export function isOwnRequest({ socket, headers, method }: IncomingMessage): boolean {
  const near = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/.test(socket.remoteAddress ?? '');
  const { host = '', origin } = headers;
  const named = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host);
  const reads = method === 'GET' || method === 'HEAD';
  // Browsers name the origin of every request that changes something.
  return near && named && (origin === undefined ? reads : origin === `http://${host}`);
}

/** In bytes: more than the forms and pictures of one save need. */
const most = 20_000_000;

/** What a request sends; nothing when that is too much. */
export async function bodyOf(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > most) return undefined;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) return undefined;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

const text = z.string().exactOptional();
const previewedEntry = z.object({
  /** The file below the data folder. */
  name: z.string(),
  values: z.record(z.string(), z.unknown()),
  /** Whether it was not saved yet. */
  isNew: z.boolean(),
  /** The file from which the form was filled in. */
  opened: text,
});
/** A form as it is being filled in. */
export type PreviewedEntry = z.infer<typeof previewedEntry>;

const save = z.object({
  edits: z.array(z.object({ name: z.string(), to: text, form: text, opened: text, version: text })),
  confirmed: z.boolean(),
  bodies: z.record(z.string(), z.string()).exactOptional(),
});

/** The form that is to be shown as its page; nothing where the body holds none. */
export function readPreviewed(body: Uint8Array): PreviewedEntry | undefined {
  try {
    return previewedEntry.parse(JSON.parse(Buffer.from(body).toString()));
  } catch {
    return undefined;
  }
}

/** A save as the page sends it: the edits as JSON, each picture as a part of its own, named by its file. */
export async function readSave(
  { headers }: IncomingMessage,
  body: Uint8Array<ArrayBuffer>,
): Promise<z.infer<typeof save> & { edits: VersionedEdit[] }> {
  const type = headers['content-type'] ?? '';
  const parts = await new Response(body, { headers: { 'content-type': type } }).formData();
  const { edits, ...answers } = save.parse(JSON.parse(String(parts.get('save'))));
  const withPictures = edits.map(async (edit) => {
    const part = parts.get(edit.name);
    return part instanceof Blob ? { ...edit, picture: new Uint8Array(await part.arrayBuffer()) } : edit;
  });
  return { edits: await Promise.all(withPictures), ...answers };
}
