import { linkInFooter } from './link-in-footer.ts';
import { addressOf } from '#site/address.ts';
import type { Shell } from '#site/shell.ts';

const legalLinks = [
  { label: 'Privacy', href: addressOf.privacy() },
  { label: 'Terms', href: addressOf.terms() },
];

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
      <p className="flex flex-wrap gap-x-3">
        {legalLinks.map(({ label, href }) => (
          <a key={href} className={linkInFooter} href={href}>
            {label}
          </a>
        ))}
      </p>
    </div>
  );
}
