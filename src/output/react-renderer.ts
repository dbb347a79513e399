import { renderPage } from 'vike/server';
import type { Shell } from '#site/shell.ts';
import type { RenderFully } from './render-pages.ts';

/**
 * Full renderings by React through vike, which adds the tags of styles and scripts. `serverEntry` is vike's
 * own entry of the server bundle; importing it makes the pages known to `renderPage`.
 */
export async function reactRenderer(serverEntry: string, shell: Shell): Promise<RenderFully> {
  await import(/* @vite-ignore */ serverEntry);
  return async (page) => {
    const context = await renderPage({ urlOriginal: '/', documentData: { page, shell } });
    if (context.errorWhileRendering) throw context.errorWhileRendering;
    return context.httpResponse.body;
  };
}
