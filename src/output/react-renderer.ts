import type * as Vike from 'vike/server';
import type { Shell } from '#site/shell.ts';
import { withoutDates } from './dates.ts';
import type { RenderFully } from './render-pages.ts';

/**
 * Full renderings by React through vike, which adds the tags of styles and scripts. `serverEntry` is vike's
 * own entry of the server bundle, loaded when the first rendering is asked for.
 */
export function reactRenderer(serverEntry: string, shell: Shell): RenderFully {
  const shells = { printed: shell, marked: withoutDates(shell) };
  let loaded: Promise<typeof Vike> | undefined;
  return async (page, dates) => {
    const { renderPage } = await (loaded ??= loadVike(serverEntry));
    const context = await renderPage({ urlOriginal: '/', documentData: { page, shell: shells[dates] } });
    if (context.errorWhileRendering) throw context.errorWhileRendering;
    return context.httpResponse.body;
  };
}

async function loadVike(serverEntry: string): Promise<typeof Vike> {
  await import(/* @vite-ignore */ serverEntry);
  return import('vike/server');
}
