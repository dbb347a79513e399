import '#styles/site.css';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { dangerouslySkipEscape } from 'vike/server';
import { Document } from '#output/render/document.tsx';
import type { data as pageData } from './data.ts';

export function onRenderHtml({ data }: { data: ReturnType<typeof pageData> }) {
  const html = `<!doctype html>${renderToStaticMarkup(createElement(Document, data))}`;
  return { documentHtml: dangerouslySkipEscape(html) };
}
