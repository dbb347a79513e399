import '../styles/site.css';
import { dangerouslySkipEscape } from 'vike/server';
import { bareDocument } from '#output/render/asset-tags.ts';
import { renderDocument, type DocumentData } from '#output/render/document.tsx';
import { withoutHttpsAt } from '#output/render/https-redirect.ts';

interface PageContext {
  /** Missing if there are no good data yet: development shows the mistakes over an empty page. */
  data?: DocumentData | 'bare';
  headers: Record<string, string> | null;
}

export function onRenderHtml({ data, headers }: PageContext) {
  const html =
    !data || data === 'bare'
      ? bareDocument
      : withoutHttpsAt(headers?.host ?? 'localhost', renderDocument(data));
  return { documentHtml: dangerouslySkipEscape(html) };
}
