import type { Shell } from '#site/shell.ts';

/** The first thing a keyboard reaches. */
export function SkipLink({ shell }: { shell: Shell }) {
  return (
    <a className="z-50 bg-white p-5 font-bold not-focus:sr-only focus:fixed" href="#main">
      {shell.words.skip}
    </a>
  );
}
