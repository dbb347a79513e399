import type { Loaded } from '#content/load.ts';
import type { Problem } from '#lib/problem.ts';
import { sourceOf, type Site } from '#site/plan.ts';

/** Disks allow 255 bytes; hosts and archives put something in front of a name. */
const longestName = 200;

/** Addresses that cannot be files: too long, or taken by every host for that of the folder. */
export function checkFileNames(site: Site, locate: Loaded['locate']): Problem[] {
  const problems: Problem[] = [];
  const look = (slug: string, file: string) => {
    const wrong = wrongWith(slug);
    if (wrong) problems.push({ ...locate(file, []), says: wrong[0], fix: wrong[1] });
  };
  for (const topic of site.content.topics) look(topic.slug, topic.file);
  for (const group of site.groups) {
    if (group.kind.endsWith('-topic')) continue;
    for (let index = 0; index < group.size; index++) {
      const route = group.at(index);
      look(route.address.slice(route.address.lastIndexOf('/') + 1), sourceOf(route));
    }
  }
  return problems;
}

function wrongWith(slug: string): [says: string, fix: string] | undefined {
  if (slug === 'index') {
    return ['A page named "index" would be taken for the page of its folder.', 'Use another name.'];
  }
  return slug.length > longestName
    ? [
        `The address that begins with "${slug.slice(0, 40)}" has a part of ${slug.length} characters; ${longestName} is the most.`,
        'Use a shorter one.',
      ]
    : undefined;
}
