import { fillPlaceholders } from '#lib/fill-placeholders.ts';
import type { Shell } from '#site/shell.ts';

/** The offices, each address linked to a map; without headings in the footer. */
export function Offices({
  shell,
  inFooter = false,
  onNavy = inFooter,
}: {
  shell: Shell;
  inFooter?: boolean;
  onNavy?: boolean;
}) {
  return (
    <ul className={`flex flex-wrap gap-5 ${inFooter ? 'text-small' : 'mt-5'}`}>
      {shell.offices.map((office) => (
        <li key={office.name}>
          {!inFooter && (
            <h3 className={onNavy ? 'mb-1 text-white' : 'mb-1'}>
              {fillPlaceholders(shell.words.firm.office, office)}
            </h3>
          )}
          <address>
            <a
              className={`inline-block ${onNavy ? 'text-white' : ''}`}
              href={office.map}
              target="_blank"
              rel="noopener"
            >
              {office.street}
              <br />
              {office.town}
              <span className="sr-only"> {shell.words.marks.map}</span>
            </a>
          </address>
        </li>
      ))}
    </ul>
  );
}
