import type { ReactNode } from 'react';
import { addressOf } from '#site/address.ts';
import type { Shell } from '#site/shell.ts';
import { PhoneIcon } from './icons.tsx';

/** Opens the case evaluation; without script it leads to the contact page. */
export function EvaluationButton({
  children,
  kind = 'primary',
}: {
  children: ReactNode;
  kind?: 'primary' | 'outline';
}) {
  return (
    <a className={`button button-${kind}`} href={addressOf.contact()} data-open="case-evaluation">
      {children}
    </a>
  );
}

export function PhoneButton({ shell, children }: { shell: Shell; children?: ReactNode }) {
  return (
    <a className="button button-call" href={shell.tel}>
      <PhoneIcon />
      {children ?? (
        <span>
          Call <span className="whitespace-nowrap">{shell.phone}</span>
        </span>
      )}
    </a>
  );
}
