import { addressOf } from '#site/routes/address.ts';
import { withFullStop } from '#lib/text.ts';
import type { Shell } from '#site/shell.ts';

const smallPrint = ['privacy', 'terms'] as const;

/** The lines that rules on attorney advertising ask for, on every page. */
export function Disclaimer({ shell }: { shell: Shell }) {
  const { rights, advertising, results, purpose } = shell.words.legal;
  const given = smallPrint.filter((name) => !shell.absent.includes(addressOf[name]()));
  return (
    <div className="border-t border-edge pt-5 text-small leading-snug">
      <p>
        © <span data-this-year>{shell.year}</span> {withFullStop(shell.firm.name)} {rights} | {advertising}
      </p>
      <p className="mt-1">
        {results} {purpose}
      </p>
      {given.length > 0 && (
        <p className="link-lines footer-links flex flex-wrap gap-x-3">
          {given.map((name) => (
            <a key={name} href={addressOf[name]()}>
              {shell.words.legal[name]}
            </a>
          ))}
        </p>
      )}
    </div>
  );
}
