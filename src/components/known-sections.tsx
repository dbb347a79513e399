import type { Known } from '#site/known/known.ts';
import { FactList } from './fact-list.tsx';

/** What is known of a place, a section for each subject. */
export function KnownSections({ known }: { known: readonly Known[] }) {
  return known.map(({ heading, opening, says, bars, rows, note }, i) => (
    <section key={i} className="known">
      <h2>{heading}</h2>
      {[...(opening ? [opening] : []), ...says].map((sentence, j) => (
        <p key={j}>{sentence}</p>
      ))}
      {bars && (
        <table className="bars">
          <tbody>
            {bars.map((bar, j) => (
              <tr key={j}>
                <th scope="row">{bar.label}</th>
                <td>
                  <svg aria-hidden="true" width="100%" height="12">
                    <rect width={bar.width} height="12" fill="currentColor" />
                  </svg>{' '}
                  {bar.value}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rows.length > 0 && <FactList facts={rows} />}
      {note && <p className="small">{note}</p>}
    </section>
  ));
}
