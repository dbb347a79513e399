import path from 'node:path';
import type { Call } from '../command-line/call.ts';
import { serveSite } from '../host/static-host.ts';

export async function run({ options: { out, port, host } }: Call<'preview'>): Promise<void> {
  const { url } = await serveSite(path.resolve(out), port, host);
  console.log(`The site in ${out}/ is at ${url} (press Ctrl+C to stop).`);
}
