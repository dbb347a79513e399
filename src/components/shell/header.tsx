import type { Shell } from '#site/shell.ts';
import { addressOf } from '#site/address.ts';
import { EvaluationButton, PhoneButton } from '../buttons.tsx';
import { Icon } from '../icon.tsx';

export const headerGround =
  'wrap sticky top-0 z-30 flex min-h-17 flex-wrap items-center justify-between gap-x-3 border-b border-line bg-white desk:pt-2 wide:pt-0 low:relative';

/** The padding balances the line, which would lift the word. */
const marked = 'border-b-2 border-brass pt-0.5';

interface HeaderProps {
  shell: Shell;
  current: string | undefined;
  section: string | undefined;
}

export function Header({ shell, current, section }: HeaderProps) {
  // A page that is not in the menu itself is marked by its section.
  const here = shell.navigation.some(({ href }) => href === current) ? current : section;
  const navigationLinks = (otherStyles: string, currentStyles: string) =>
    shell.navigation.map(({ href, label }) => (
      <li key={href}>
        <a
          className={`flex min-h-11 items-center font-bold text-ink no-underline ${href === here ? currentStyles : otherStyles}`}
          href={href}
          aria-current={href !== here ? undefined : href === current ? 'page' : 'true'}
        >
          {label}
        </a>
      </li>
    ));
  return (
    <header className={headerGround}>
      <Brand shell={shell} />
      <nav
        className="flex-none max-wide:order-last max-wide:w-full max-desk:hidden print:hidden"
        aria-label="Main"
      >
        <ul className="flex justify-between gap-x-3 text-[1rem]">
          {navigationLinks('hover:underline', marked)}
        </ul>
      </nav>
      <HeaderActions shell={shell} />
      <details className="flex-none desk:hidden print:hidden">
        <summary className="flex min-h-11 items-center gap-2 rounded-button border-2 border-navy px-3 font-bold text-navy">
          <Icon name="menu" />
          {shell.words.header.menu}
        </summary>
        <nav
          className="absolute inset-x-0 top-full max-h-[calc(100dvh-9.5rem)] overflow-y-auto bg-white floats low:max-h-none"
          aria-label="Main menu"
        >
          <ul>{navigationLinks('wrap', `${marked} bg-sand wrap`)}</ul>
          <div className="wrap grid gap-3 py-5">
            <EvaluationButton shell={shell} />
            <PhoneButton shell={shell} />
          </div>
        </nav>
      </details>
    </header>
  );
}

/** The phone number with the hours, and the evaluation button, where the header has room for both. */
export function HeaderActions({ shell }: { shell: Shell }) {
  return (
    <div className="flex flex-none items-center gap-5 max-desk:not-print:hidden">
      <a className="figures leading-snug text-call no-underline hover:underline" href={shell.tel}>
        {shell.phone}
        <span className="block font-sans text-small font-normal text-ink-soft">
          {shell.words.header.hours}
        </span>
      </a>
      <EvaluationButton shell={shell} />
    </div>
  );
}

/** The logo, where the data has one, and the firm's name, linked to the home page. */
export function Brand({ shell }: { shell: Shell }) {
  return (
    <a
      className="flex min-h-11 items-center gap-3 max-desk:flex-1 font-head text-h3 leading-none font-bold text-navy-deep no-underline"
      href={addressOf.home()}
    >
      {shell.pictures.logo && (
        <img
          src={shell.pictures.logo}
          className="max-[22rem]:hidden"
          alt=""
          width="40"
          height="40"
          fetchPriority="low"
        />
      )}
      {shell.firm.product}
    </a>
  );
}
