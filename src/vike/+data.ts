import { redirect, render } from 'vike/abort';
import type { DocumentData } from '#output/render/document.tsx';

interface DataContext {
  urlPathname: string;
  /** Brought along by a generate, which asks for the tags alone. */
  documentData?: 'bare';
  /** Brought along by the 404 below, when vike renders its error page. */
  abortReason?: DocumentData;
}

/** What the document is made of; in development the address decides, with the data folder as it is now. */
export async function data(pageContext: DataContext): Promise<DocumentData | 'bare'> {
  const given = pageContext.documentData ?? pageContext.abortReason;
  if (given) return given;
  if (!import.meta.env.DEV) throw new Error(`Nothing to print was given for ${pageContext.urlPathname}.`);
  const { findPage } = await import('./dev-site.ts');
  const found = findPage(pageContext.urlPathname);
  if (found.redirectTo) throw redirect(found.redirectTo as '/404');
  if (found.missing) throw render(404, found.data as never);
  return found.data;
}
