import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** Details that only some readers want, folded away until they open them. */
export function Fold({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <details className="border-t border-line">
      <summary className="flex min-h-11 items-center gap-2 py-2 font-bold text-link">
        <Icon name="fold" />
        {label}
      </summary>
      {children}
    </details>
  );
}
