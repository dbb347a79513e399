import { hash } from 'node:crypto';
import type { NamedFile } from '#lib/named-file.ts';
import { visitorScript } from '#flows/visitor-script.ts';
import type { Site } from '#site/plan.ts';

/** What the form and the chat need to know, as a file whose name changes with its content. */
export function visitorScriptFile({ content, places }: Pick<Site, 'content' | 'places'>): NamedFile {
  const counties = places.counties.map(({ name, county: { serviceArea } }) => ({ name, serviceArea }));
  const text = JSON.stringify(visitorScript({ ...content, counties }));
  return { name: `assets/visitor.${hash('sha1', text).slice(0, 10)}.json`, text };
}
