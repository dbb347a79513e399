import type { Shell } from '#site/shell.ts';
import { Brand } from './brand.tsx';
import { EvaluationButton, PhoneButton } from './buttons.tsx';
import { Icon } from './icon.tsx';

export const headerGround =
  'sticky top-0 z-30 flex min-h-17 flex-wrap items-center justify-between gap-x-5 border-b border-line bg-white px-[max(1rem,(100%-80rem)/2)] print:static';

export function Header({ shell, current }: { shell: Shell; current: string | undefined }) {
  const links = shell.navigation.map(({ href, label }) => (
    <li key={href}>
      <a href={href} aria-current={href === current ? 'page' : undefined}>
        {label}
      </a>
    </li>
  ));
  return (
    <header className={headerGround}>
      <Brand shell={shell} />
      <nav className="max-xl:order-last max-xl:w-full max-desk:hidden print:hidden" aria-label="Main">
        <ul className="flex justify-between gap-x-5 [&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:border-y-3 [&_a]:border-transparent [&_a]:font-bold [&_a]:text-ink [&_a]:no-underline [&_[aria-current]]:border-b-brass">
          {links}
        </ul>
      </nav>
      <HeaderActions shell={shell} />
      <details className="desk:hidden print:hidden">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-button border-2 border-navy px-3 font-bold text-navy">
          <Icon name="menu" />
          Menu
        </summary>
        <nav
          className="absolute inset-x-0 top-full max-h-[calc(100dvh-9.5rem)] overflow-y-auto bg-white floats"
          aria-label="Main menu"
        >
          <ul className="[&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:border-b [&_a]:border-line [&_a]:px-5 [&_a]:font-bold [&_a]:text-ink [&_a]:no-underline [&_[aria-current]]:bg-sand">
            {links}
          </ul>
          <div className="grid gap-3 p-5">
            <EvaluationButton />
            <PhoneButton shell={shell} />
          </div>
        </nav>
      </details>
    </header>
  );
}

/** The number with its hours below it, and the evaluation, where the header has room for both. */
export function HeaderActions({ shell }: { shell: Shell }) {
  return (
    <div className="flex items-center gap-5 max-desk:hidden print:hidden">
      <a className="figures leading-snug text-call no-underline hover:underline" href={shell.tel}>
        {shell.phone}
        <span className="block font-sans text-small font-normal text-ink-soft">24/7</span>
      </a>
      <EvaluationButton />
    </div>
  );
}
