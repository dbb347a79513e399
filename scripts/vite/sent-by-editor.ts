import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import type { PreviewedEntry } from './preview-entry.ts';
import type { VersionedEdit } from './save-edits.ts';

const previewedEntry = z.object({
  name: z.string(),
  values: z.record(z.string(), z.unknown()),
  isNew: z.boolean(),
}) satisfies z.ZodType<PreviewedEntry>;

const text = z.string().exactOptional();
const save = z.object({
  edits: z.array(z.object({ name: z.string(), to: text, form: text, version: text })),
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
