import type { ReactNode } from 'react';
import { addressOf } from '#site/address.ts';
import type { Shell } from '#site/shell.ts';
import { Icon } from './icon.tsx';

/** Buttons are brass by default, for the evaluation; calls are green, all others outlined. */
export const outlineButton = 'button border-navy bg-white text-navy hover:bg-sand';
const callButton = 'button border-call bg-call text-white hover:bg-call-deep';
const callButtonOnNavy = 'button border-mist bg-call text-white hover:bg-call-deep';

/** A link that looks like a button. */
export function ButtonLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={outlineButton} href={href}>
      {children}
    </a>
  );
}

/** For links that open the form or the chat. Until the script loads they lead to the contact page, which opens it then. */
export const openerAttributes = (island: 'case-evaluation' | 'chat') => ({
  href: `${addressOf.contact()}#${island}`,
  'data-open': island,
});

export function EvaluationButton({ shell, children }: { shell: Shell; children?: ReactNode }) {
  return (
    <a className="button" {...openerAttributes('case-evaluation')}>
      {/* No icon beside other words: longer ones need the whole width of a small phone to fit on one line. */}
      {!children && <Icon name="evaluation" />}
      {children ?? shell.words.buttons.evaluation}
    </a>
  );
}

export function PhoneButton({
  shell,
  onNavy = false,
  children,
}: {
  shell: Shell;
  onNavy?: boolean;
  children?: ReactNode;
}) {
  return (
    <a className={onNavy ? callButtonOnNavy : callButton} href={shell.tel}>
      <Icon name="phone" />
      {children ?? shell.words.buttons.call}
    </a>
  );
}

/** Both calls to action, stacked on small screens. */
export function Actions({ shell, onNavy = false }: { shell: Shell; onNavy?: boolean }) {
  return (
    <div className="mt-5 flex flex-wrap gap-3 max-sm:*:w-full">
      <EvaluationButton shell={shell} />
      <PhoneButton shell={shell} onNavy={onNavy} />
    </div>
  );
}
