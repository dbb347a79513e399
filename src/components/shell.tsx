import type { ReactNode } from 'react';
import { addressOf } from '#site/address.ts';
import type { Shell } from '#site/shell.ts';
import { EvaluationButton } from './buttons.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { ChatIcon, PhoneIcon } from './icons.tsx';

interface SiteShellProps {
  shell: Shell;
  /** Address of the navigation link to highlight. */
  current: string | undefined;
  sitemapBanner: boolean;
  children: ReactNode;
}

/** What surrounds every page inside the layout. */
export function SiteShell({ shell, current, sitemapBanner, children }: SiteShellProps) {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to the content
      </a>
      <aside className="emergency" aria-label="Emergency">
        <a href={shell.tel}>
          <PhoneIcon />
          <strong>EMERGENCY? CALL NOW</strong> <span>{shell.phone}</span> <span>24/7 AVAILABILITY</span>
        </a>
      </aside>
      <Header shell={shell} current={current} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {sitemapBanner && (
        <aside className="sitemap-banner" aria-label="Sitemap">
          Looking for a specific page? <a href={addressOf.sitemap()}>Click Here to View the Sitemap</a>
        </aside>
      )}
      <section className="call-to-action" aria-labelledby="cta">
        <h2 id="cta">Get the Compensation You Deserve</h2>
        <p>Tell us what happened. The evaluation is free, and there is no fee unless we win.</p>
        <EvaluationButton>Start Your Free Case Evaluation</EvaluationButton>
      </section>
      <Footer shell={shell} />
      <aside className="reach" aria-label="Reach us">
        <a className="chat-launcher" href={addressOf.contact()} data-open="chat" aria-label="Open chat">
          <ChatIcon />
        </a>
        <a className="call-button" href={shell.tel} aria-label={`Call ${shell.phone}`}>
          <PhoneIcon />
        </a>
      </aside>
    </>
  );
}
