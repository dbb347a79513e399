import { redirect, render } from 'vike/abort';
import type { DocumentData } from '#output/render/document.tsx';

interface DataContext {
  urlPathname: string;
  /** Set by `generate`, which needs only the asset tags. */
  documentData?: 'bare';
  /** Set by the 404 below, when vike renders its error page. */
  abortReason?: DocumentData;
}

/** The contents of the document; in development, the page at the address, from the current data folder. */
export async function data(pageContext: DataContext): Promise<DocumentData | 'bare'> {
  const given = pageContext.documentData ?? pageContext.abortReason;
  if (given) return given;
  if (!import.meta.env.DEV) throw new Error(`Nothing to print was given for ${pageContext.urlPathname}.`);
  const { findPage } = await import('./dev-site.ts');
  const found = findPage(pageContext.urlPathname);
  if (found.redirectTo) throw redirect(found.redirectTo);
  if (found.missing) throw render(404, found.data);
  return found.data;
}
