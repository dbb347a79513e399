import { fillPlaceholders } from '#lib/fill-placeholders.ts';
import type { Essential, EssentialKind, Essentials } from '#site/places/essentials.ts';
import type { Figure } from '../figures.tsx';
import { Icon } from '../icon.tsx';

const kinds: readonly EssentialKind[] = ['police', 'hospital', 'court', 'office'];

interface PlaceCardsProps {
  words: Record<EssentialKind | 'against' | 'againstAny', string>;
  /** The deadline against public bodies, then the usual one. */
  deadlines: readonly Figure[];
  /** The public body of the place, where there is one alone. */
  against: string | undefined;
  essentials: Essentials;
}

/** Beside the first card lie two rows: an odd number of others has a wide one at its end. */
const lookOf = (others: number) => (others > 2 && others % 2 ? 'sm:last:col-span-2' : '');

/** What matters first after an accident here: the deadline in large figures, then whom to turn to. */
export function PlaceCards({ words, deadlines: [first, second], against, essentials }: PlaceCardsProps) {
  const given = kinds.filter((kind) => essentials[kind]);
  if (!first && given.length === 0) return null;
  return (
    <ul className={`grid gap-3 sm:grid-cols-2 desk:gap-5${given.length > 2 ? ' desk:grid-cols-3' : ''}`}>
      {first && (
        <li className="card bg-navy p-5 text-white sm:row-span-2 desk:p-8">
          <h2 className="font-sans text-small font-bold text-white">
            <Icon name="deadline" className="mr-2 inline text-brass-light" />
            {against ? fillPlaceholders(words.against, { body: against }) : words.againstAny}
          </h2>
          <p className="figures mt-2 text-figure leading-none text-brass-light">{first.figure}</p>
          <p className="mt-2">{first.text}</p>
          {second && (
            <p className="mt-3 border-t border-edge pt-3">
              <span className="figures text-h3 text-brass-light">{second.figure}</span> {second.text}
            </p>
          )}
        </li>
      )}
      {given.map((kind) => (
        <PlaceCard
          key={kind}
          kind={kind}
          label={words[kind]}
          look={lookOf(given.length)}
          {...essentials[kind]!}
        />
      ))}
    </ul>
  );
}

function PlaceCard({
  kind,
  label,
  look,
  name,
  text,
  phone,
}: Essential & { kind: EssentialKind; label: string; look: string }) {
  return (
    <li className={`card flex gap-3 p-5 ${look}`}>
      <span className="grid size-11 flex-none place-items-center rounded-full bg-brass-wash text-h3 text-navy">
        <Icon name={kind} />
      </span>
      <div className="min-w-0">
        <h2 className="font-sans text-small font-bold text-ink-soft">{label}</h2>
        <p className="font-head text-h3 leading-snug text-navy-deep">{name}</p>
        {(text || phone) && (
          <p className="mt-1 leading-snug">
            {text}
            {phone && (
              <>
                {' '}
                <a href={phone.tel}>{phone.number}</a>
              </>
            )}
          </p>
        )}
      </div>
    </li>
  );
}
