import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Page } from '#pages/definitions.ts';
import type { Shell } from '#site/shell.ts';
import { Document } from './document.tsx';

/** The HTML of a page as React prints it. */
export const renderDocument = (data: { page: Page; shell: Shell }): string =>
  `<!doctype html>${renderToStaticMarkup(createElement(Document, data))}`;
