import path from 'node:path';
import { remembered } from '#lib/remembered.ts';
import { slugPattern } from '#lib/slug.ts';
import { suggestionFor } from '#lib/spelling.ts';
import type { Content } from '../content.ts';
import { fileKinds, foldersInWords, slugsOfKind, type FileKindName } from '../files/file-kinds.ts';
import { slugMeantBy, withoutEndings } from '../files/file-names.ts';
import { offerReturn, type GoneFile } from '../files/moved-files.ts';
import { referencesIn } from '../references.ts';
import { isDraft, type Source } from '../source.ts';
import type { Tell } from './tell.ts';

/** Otherwise staff would name another lawyer, who did not review the text on that day. */
const whoHasLeft =
  'If that lawyer has left the firm, delete the line. Name another one only if he or she wrote or reviewed this text.';

/** References to other files must exist, and must not point to a draft or to the file itself. */
export function checkReferences(
  { posts }: Pick<Content, 'posts'>,
  tell: Tell,
  sources: ReadonlyMap<string, Source>,
  {
    dir,
    names,
    misplaced,
    gone,
  }: { dir: string; names: readonly string[]; misplaced: ReadonlySet<string>; gone: readonly GoneFile[] },
): void {
  // The letter about its place is enough.
  const elsewhere = new Set(
    [...misplaced].map((name) => slugMeantBy(withoutEndings(path.posix.basename(name)))),
  );
  const drafts = new Set(posts.filter((post) => post.draft).map(({ slug }) => slug));
  // Unreadable files were already reported; references to them are not wrong.
  const known = remembered((kind: FileKindName) => new Set(slugsOfKind(kind, names)));
  const fixFor = (kind: FileKindName, slug: string, own: readonly string[]) => {
    const lost = gone.find((file) => file.kind === kind && file.from === slug);
    if (lost) return offerReturn(lost, dir);
    const others = [...known(kind)].filter((other) => !own.includes(other));
    const meant = suggestionFor(slug, others, foldersInWords(kind, 'and'));
    return kind === 'attorney' ? `${meant}\n${whoHasLeft}` : meant;
  };
  for (const [name, source] of sources) {
    for (const { kind, path, slug } of referencesIn(name, source.value)) {
      // The schema reports invalid names.
      if (typeof slug !== 'string' || !slugPattern.test(slug)) continue;
      const own = slugsOfKind(kind, [name]);
      if (!known(kind).has(slug)) {
        if (elsewhere.has(slug)) continue;
        const says = `There is no ${fileKinds[kind].name} "${slug}".`;
        tell(name, path, says, fixFor(kind, slug, own));
      } else if (own.includes(slug)) {
        const says = `"${slug}" is this ${fileKinds[kind].name} itself.`;
        tell(name, path, says, 'Name another one, or delete this one.');
      } else if (kind === 'post' && drafts.has(slug) && !isDraft(source)) {
        const says = `The post "${slug}" is a draft, so it has no page yet.`;
        tell(name, path, says, 'Name another one, or finish the draft and delete its line "draft: true".');
      }
    }
  }
}
