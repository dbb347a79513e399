import type { Shell } from '#site/shell.ts';
import { Icon } from './icon.tsx';
import { SampleMark } from './sample-mark.tsx';

/** The rating in stars and in words. */
export function Rating({ shell }: { shell: Shell }) {
  return (
    <p className="flex flex-wrap items-center gap-2 font-bold">
      <span className="flex text-h3 text-brass" role="img" aria-label={shell.words.firm.stars}>
        {Array.from({ length: 5 }, (_, i) => (
          <Icon key={i} name="star" className="fill-brass-light" />
        ))}
      </span>
      {shell.words.firm.rating}
      {shell.hasSamples && <SampleMark>{shell.words.firm.sample}</SampleMark>}
    </p>
  );
}
