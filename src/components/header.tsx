import { addressOf } from '#site/address.ts';
import type { Shell } from '#site/shell.ts';

export function Header({ shell, current }: { shell: Shell; current: string | undefined }) {
  const links = shell.navigation.map(({ href, label }) => (
    <li key={href}>
      <a href={href} aria-current={href === current ? 'page' : undefined}>
        {label}
      </a>
    </li>
  ));
  return (
    <header className="site-header">
      <a className="logo" href={addressOf.home()}>
        {shell.firm.product}
      </a>
      <nav className="wide-menu" aria-label="Main">
        <ul>{links}</ul>
      </nav>
      <details className="small-menu">
        <summary>Menu</summary>
        <nav aria-label="Main menu">
          <ul>{links}</ul>
        </nav>
      </details>
    </header>
  );
}
