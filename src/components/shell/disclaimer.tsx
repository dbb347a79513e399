import type { Shell } from '#site/shell.ts';

/** The lines that New York's rules on attorney advertising ask for, on every page. */
export function Disclaimer({ shell }: { shell: Shell }) {
  return (
    <div className="border-t border-edge pt-5 text-small leading-snug">
      <p>
        © <span data-this-year>{shell.year}</span> {shell.firm.name}. All rights reserved. | Attorney
        Advertising
      </p>
      <p className="mt-1">
        Prior results do not guarantee a similar outcome. This website is for informational purposes only.
      </p>
    </div>
  );
}
