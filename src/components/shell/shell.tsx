import type { ReactNode } from 'react';
import { addressOf } from '#site/address.ts';
import type { Shell } from '#site/shell.ts';
import { ActionBar } from './action-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LastBand } from '../band.tsx';
import { EvaluationButton } from '../buttons.tsx';

interface SiteShellProps {
  shell: Shell;
  /** Its own address, if it exists once, and its section's: the menu marks the first of them that it has. */
  current: string | undefined;
  section: string | undefined;
  sitemapBanner: boolean;
  children: ReactNode;
}

/** The frame of every page, except those with the layout `bare`. */
export function SiteShell({ shell, current, section, sitemapBanner, children }: SiteShellProps) {
  const { banner, sitemapBanner: sitemap } = shell.words;
  return (
    <>
      <SkipLink shell={shell} />
      <aside aria-label="Emergency" className="bg-alarm text-small print:hidden forced-colors:border-y">
        <a
          className="wrap flex min-h-11 flex-wrap items-center justify-center gap-x-3 text-center leading-snug text-white no-underline -outline-offset-4 hover:underline"
          href={shell.tel}
        >
          <strong className="max-sm:w-full">{banner.call}</strong> <span>{shell.phone}</span>{' '}
          <span>{banner.hours}</span>
        </a>
      </aside>
      <Header shell={shell} current={current} section={section} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {sitemapBanner && (
        <aside
          className="link-lines wrap border-t border-line bg-white py-2 text-center text-small print:hidden"
          aria-label="Sitemap"
        >
          {sitemap.text}{' '}
          <a className="font-bold" href={addressOf.sitemap()}>
            {sitemap.link}
          </a>
        </aside>
      )}
      <CallToAction shell={shell} />
      <Footer shell={shell} />
      <ActionBar shell={shell} />
    </>
  );
}

/** The first tab stop. */
export function SkipLink({ shell }: { shell: Shell }) {
  return (
    <a className="z-50 bg-white p-5 font-bold not-focus:sr-only focus:fixed" href="#main">
      {shell.words.skip}
    </a>
  );
}

/** The navy band at the end of a page. */
function CallToAction({ shell }: { shell: Shell }) {
  const { heading, text, button } = shell.words.callToAction;
  return (
    <LastBand shell={shell} headingId="cta">
      <div className="max-w-md">
        <h2 className="text-white" id="cta">
          {heading}
        </h2>
        <p className="mt-3 mb-5 text-lead">{text}</p>
        <EvaluationButton shell={shell}>{button}</EvaluationButton>
      </div>
    </LastBand>
  );
}
