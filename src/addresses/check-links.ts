import { pictureEndings } from '#content/pictures/picture-formats.ts';
import type { Loaded } from '#content/load.ts';
import type { DataLink } from '#content/texts/markdown/check-markdown.ts';
import type { LetterParts, Problem } from '#lib/problem.ts';
import type { Site } from '#site/plan.ts';
import { PlannedTargets } from './planned-targets.ts';
import { marksOfClicks, schemes } from './web-links.ts';

/** Links and pictures in texts must lead to a page or file of the site, or be a full URL. */
export function checkLinks(
  site: Site,
  { links, drafts }: Pick<Loaded, 'links' | 'drafts'>,
  files: readonly string[],
): Problem[] {
  if (links.length === 0) return [];
  const targets = new PlannedTargets(site, drafts, files);
  return links.flatMap(({ file, line, column, path, ...link }) => {
    const letter = wrongWith(link, targets);
    return letter ? { file, line, column, path, says: letter[0], fix: letter[1] } : [];
  });
}

type Written = Pick<DataLink, 'url' | 'isPicture' | 'isDraft'>;

function wrongWith(link: Written, targets: PlannedTargets): LetterParts | undefined {
  const url = link.url.trim();
  if (url === '') return ['The address is missing.', 'Write it between the parentheses.'];
  if (/[{}]/.test(url)) return ['An address cannot contain words in braces.', 'Write the address itself.'];
  const host = /^(?:www\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?=[/?#:]|$)/i.exec(url)?.[0];
  if (host && !isFileName(host))
    return [`"${url}" leads to a page of this site, not to ${host}.`, `Write: https://${url}`];
  if (url.startsWith('//')) return ['The address does not begin with "https:".', `Write: https:${url}`];
  const [, scheme] = /^([a-z][a-z0-9+.-]*):/i.exec(url) ?? [];
  const own = targets.onThisSite(url);
  if (scheme && own === undefined) return wrongWithScheme(scheme.toLowerCase(), url, link.isPicture);
  return wrongWithAddress(own ?? url, link, targets) ?? marksOfClicks(own ?? url, true);
}

function wrongWithScheme(scheme: string, url: string, isPicture: boolean): LetterParts | undefined {
  if (isPicture) {
    return ['These pages cannot show pictures from other sites.', inImages];
  }
  return Object.hasOwn(schemes, scheme)
    ? schemes[scheme]!(url)
    : [`Links that begin with "${scheme}:" do not work.`, 'Write an address that begins with https://.'];
}

const inImages = 'Put the picture in images/, and write its address, as in /images/name.png.';

function wrongWithAddress(
  written: string,
  { isPicture, isDraft }: Written,
  targets: PlannedTargets,
): LetterParts | undefined {
  const [address = ''] = written.split(/[?#]/);
  // A fragment of the same page; the audit checks that it exists.
  if (address === '' && !isPicture) return undefined;
  if (!address.startsWith('/')) {
    const meant = targets.named(address, isPicture);
    return [
      `"${written}" does not begin with a slash, so it leads to a different place from each page.`,
      meant ? `Did you mean ${meant}?` : isPicture ? inImages : 'Write the whole address, such as /contact.',
    ];
  }
  if (isPicture ? targets.hasFile(address) : targets.has(address)) return undefined;
  if (targets.isDraft(address)) {
    return isDraft
      ? undefined
      : [
          `The page ${address} is a draft, so it is not on the site yet.`,
          'Finish it and delete its line "draft: true", or delete the link.',
        ];
  }
  const kind = isPicture ? 'picture' : /\.[a-z0-9]+$/i.test(address) ? 'file' : 'page';
  const meant = targets.meantBy(address, isPicture);
  const fix = meant ? `Did you mean ${meant}?` : adviceFor[kind];
  return [`There is no ${kind} ${address}.`, fix];
}

const adviceFor = {
  picture: 'Put the picture in images/, or write the name of one that is there.',
  file: 'Put the file in public/, or write the name of one that is there.',
  page: 'Write the address of a page, such as /contact.',
};

const fileName = new RegExp(
  `\\.(?:${pictureEndings.join('|')}|html?|pdf|mp4|txt|xml|csv|ics|zip|docx?|md|ya?ml)$`,
  'i',
);
const isFileName = (name: string) => fileName.test(name);
