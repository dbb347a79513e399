import '../styles/site.css';
import { dangerouslySkipEscape } from 'vike/server';
import { bareDocument } from '#output/render/asset-tags.ts';
import { renderDocument, type DocumentData } from '#output/render/document.tsx';

export function onRenderHtml({ data }: { data: DocumentData | 'bare' }) {
  const html = data === 'bare' ? bareDocument : renderDocument(data);
  return { documentHtml: dangerouslySkipEscape(html) };
}
