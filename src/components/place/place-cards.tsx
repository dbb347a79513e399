import { fillPlaceholders } from '#lib/fill-placeholders.ts';
import {
  essentialKinds,
  type Essential,
  type EssentialKind,
  type Essentials,
} from '#site/place-facts/essentials.ts';
import type { Figure } from '../figures.tsx';
import { Icon } from '../icon.tsx';

interface DeadlineCardProps {
  words: Record<'against' | 'againstAny', string>;
  deadlines: readonly Figure[];
  /** The public body of the place, where there is exactly one. */
  against: string | undefined;
}

/** What matters first after an accident: the deadline against public bodies in large figures, then the usual one. */
export function DeadlineCard({ words, deadlines: [first, second], against }: DeadlineCardProps) {
  if (!first) return null;
  return (
    <div className="card bg-navy p-5 text-white desk:p-8">
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
    </div>
  );
}

/** Whom to turn to after an accident here. */
export function PlaceCards({
  words,
  essentials,
}: {
  words: Record<EssentialKind, string>;
  essentials: Essentials;
}) {
  const given = essentialKinds.filter((kind) => essentials[kind]);
  if (given.length === 0) return null;
  return (
    <ul className="grid gap-3 sm:grid-cols-2 desk:col-span-full desk:gap-5">
      {given.map((kind) => (
        <PlaceCard key={kind} kind={kind} label={words[kind]} {...essentials[kind]!} />
      ))}
    </ul>
  );
}

function PlaceCard({ kind, label, name, text, phone }: Essential & { kind: EssentialKind; label: string }) {
  return (
    <li className="card flex gap-3 p-5 sm:odd:last:col-span-2">
      <span className="grid size-11 flex-none place-items-center rounded-full bg-brass-wash text-h3 text-navy">
        <Icon name={kind} />
      </span>
      <div className="min-w-0">
        <h2 className="font-sans text-small font-bold text-ink-soft">{label}</h2>
        <p className="font-head text-h3 leading-snug text-navy-deep">{name}</p>
        {(text || phone) && (
          <p className="mt-1 leading-snug">
            {text}
            {text && phone && ', '}
            {phone && <a href={phone.href}>{phone.label}</a>}
          </p>
        )}
      </div>
    </li>
  );
}
