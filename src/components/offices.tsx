import type { Shell } from '#site/shell.ts';

/** The offices, each address a link to a map. */
export function Offices({ shell }: { shell: Shell }) {
  return (
    <ul className="offices">
      {shell.offices.map((office) => (
        <li key={office.name}>
          <h3>{office.name}</h3>
          <address>
            <a href={office.map} target="_blank" rel="noopener">
              {office.street}
              <br />
              {office.town}
              <span className="sr-only"> (map, opens in a new tab)</span>
            </a>
          </address>
        </li>
      ))}
    </ul>
  );
}
