import { linkInFooter } from './link-in-footer.ts';
import { addressOf } from '#site/address.ts';
import type { Shell } from '#site/shell.ts';

const legalPages = ['privacy', 'terms'] as const;

/** The lines that New York's rules on attorney advertising ask for, on every page. */
export function Disclaimer({ shell }: { shell: Shell }) {
  const { words } = shell;
  return (
    <div className="border-t border-edge pt-5 text-small leading-snug">
      <p>
        © <span data-this-year>{shell.year}</span> {shell.firm.name}. {words.rights} | {words.advertising}
      </p>
      <p className="mt-1">
        {words.results} {words.information}
      </p>
      <p className="flex flex-wrap gap-x-3">
        {legalPages.map((name) => (
          <a key={name} className={linkInFooter} href={addressOf[name]()}>
            {words[name]}
          </a>
        ))}
      </p>
    </div>
  );
}
