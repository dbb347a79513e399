import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadContent } from '#content/load.ts';
import { fileLabel, listFiles } from '#content/read.ts';
import type { Problem } from '#lib/problem.ts';
import { checkAddresses, planSite, routesOf, type Site } from '#site/plan.ts';
import { routeKinds } from '#site/routes.ts';
import { planShell } from '#site/shell.ts';
import { headersFile, redirectsFile, robotsTxt } from './host-files.ts';
import { writeLists } from './lists.ts';
import { reactRenderer } from './react-renderer.ts';
import { renderPages, type Rendered } from './render-pages.ts';
import { visitorScriptFile } from './visitor-script-file.ts';
import { SiteWriter } from './writer.ts';

export interface GenerateOptions {
  data: string;
  out: string;
  /** The day that pages show as today. */
  now: Date;
  verifyAll: boolean;
}

export interface Generated extends Rendered {
  /** Pages by the label of their kind, in the order of the plan. */
  counts: [label: string, pages: number][];
  files: number;
}

export type Outcome = { problems: Problem[] } | { generated: Generated };

/** Content → site → pages → output. Nothing is written when anything in the data is wrong. */
export async function generate({ data, out, now, verifyAll }: GenerateOptions): Promise<Outcome> {
  const { content, problems } = loadContent(data);
  if (!content) return { problems };
  const site = planSite(content);
  const conflicts = checkAddresses(site, (file) => ({ file: fileLabel(data, file), line: 1, column: 1 }));
  if (conflicts.length > 0) return { problems: conflicts };

  const bundles = fileURLToPath(new URL('..', import.meta.url));
  const visitor = visitorScriptFile(content);
  const shell = planShell(content, now, `/${visitor.name}`);
  const render = await reactRenderer(path.join(bundles, 'server/entry.mjs'), shell);
  const writer = new SiteWriter(out);
  try {
    const rendered = await renderPages(site, routesOf(site), render, {
      verifyAll,
      write: (route, bytes) => writer.page(route.address, bytes),
    });
    writeLists(site, writer);
    writer.file('robots.txt', robotsTxt(content.site));
    writer.file('_redirects', redirectsFile(content));
    writer.file('_headers', headersFile(content.site));
    writer.file(visitor.name, visitor.text);
    writer.copy(path.join(bundles, 'client/assets'), 'assets');
    copyImages(data, writer);
    writer.finish();
    return { generated: { ...rendered, counts: countPages(site), files: writer.files } };
  } catch (error) {
    writer.abandon();
    throw error;
  }
}

/** Drawings keep their names: they are addressed by what they show, not by their content. */
function copyImages(data: string, writer: SiteWriter): void {
  if (listFiles(data, 'images').length > 0) writer.copy(path.join(data, 'images'), 'images');
}

function countPages(site: Site): Generated['counts'] {
  const counts = new Map<string, number>();
  for (const { kind, size } of site.groups) {
    const { label } = routeKinds[kind];
    counts.set(label, (counts.get(label) ?? 0) + size);
  }
  return [...counts];
}
