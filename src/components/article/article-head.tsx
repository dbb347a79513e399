import type { ArticleInShort } from '#site/articles/in-short.ts';
import type { Link, Shell } from '#site/shell.ts';
import { PageHead } from '../page-head.tsx';
import { InShort } from './in-short.tsx';

interface ArticleHeadProps {
  crumbs: readonly Link[];
  title: string;
  lead: string;
  inShort: ArticleInShort;
  shell: Shell;
}

/** How every long text begins: its title, two sentences, and the whole in short beside them. */
export function ArticleHead({ crumbs, title, lead, inShort, shell }: ArticleHeadProps) {
  const saysAnything = inShort.figures.length > 0 || inShort.firstStep;
  return (
    <PageHead
      crumbs={crumbs}
      heading={title}
      lead={lead}
      aside={saysAnything && <InShort {...inShort} shell={shell} />}
      shell={shell}
    />
  );
}
