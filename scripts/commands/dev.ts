import { dev } from 'vike/api';
import { SavedTexts } from '#output/cache/saved-texts.ts';
import { refuseAddressSigns } from '../bundles/address-signs.mjs';
import { checkout, namesOfCode } from '../bundles/names-of-code.mjs';
import { cacheFolder } from '../bundles/cache-folder.mjs';
import type { Call } from '../command-line/command.ts';
import { keepSchemas } from '../desk/editor-schemas.ts';
import { contentPlugin } from '../vite/content-plugin.ts';
import { editorPlugin } from '../vite/editor-plugin.ts';

export async function run({ options: { data, port, host } }: Call<'dev'>): Promise<void> {
  refuseAddressSigns(checkout);
  keepSchemas(data);
  const texts = new SavedTexts(cacheFolder(), data, namesOfCode().contentCode);
  // The editor comes first: it opens also where mistakes stand in the way of every page, so that they can be mended there.
  const plugins = [editorPlugin(data), contentPlugin(data, texts)];
  // In a container vike would open the server to the network by itself.
  const { viteServer } = await dev({ viteConfig: { plugins, server: { port, host } } });
  viteServer.printUrls();
}
