import { addressOf, type Link } from '#site/address.ts';
import type { Shell } from '#site/shell.ts';
import { smallPrint } from '#lib/small-print.ts';
import { withFullStop } from '#lib/text.ts';
import { Offices } from '../offices.tsx';

const quickLinks = ({ absent, tel, words: { footer } }: Shell): Link[] =>
  [
    { label: footer.about, href: addressOf.about() },
    { label: footer.testimonials, href: addressOf.testimonials() },
    { label: footer.contact, href: addressOf.contact() },
    { label: footer.sitemap, href: addressOf.sitemap() },
    { label: footer.emergency, href: tel },
  ].filter(({ href }) => !absent.includes(href));

/** Padded so that a phone's action bar does not cover its end. */
export const footerGround = 'wrap bg-navy-deep pb-28 text-mist desk:pb-12';

export function Footer({ shell }: { shell: Shell }) {
  const { practiceAreas, quickLinks: heading, locations, all } = shell.words.footer;
  return (
    <footer className={footerGround}>
      <div className="grid grid-cols-2 items-baseline gap-8 py-12 desk:grid-cols-5">
        <div className="max-desk:col-span-full desk:col-span-2">
          <p className="font-head text-h3 text-white">{shell.firm.product}</p>
          <p className="my-3 max-w-md">{shell.firm.blurb}</p>
          <Offices shell={shell} inFooter />
          <a className="figures mt-2 inline-block py-2 text-h3 text-mist" href={shell.tel}>
            {shell.phone}
          </a>
        </div>
        <FooterList
          heading={practiceAreas}
          links={shell.practiceAreas}
          all={{ label: all, href: addressOf.practice() }}
        />
        <FooterList heading={heading} links={quickLinks(shell)} />
        <FooterList
          heading={locations}
          links={shell.counties}
          all={{ label: all, href: addressOf.locations() }}
          areas
        />
      </div>
      <Disclaimer shell={shell} />
    </footer>
  );
}

interface FooterListProps {
  heading: string;
  links: readonly Link[];
  /** The page that lists them all. */
  all?: Link;
  /** Marks the links as areas: a click on one dispatches `area-click`. */
  areas?: boolean;
}

function FooterList({ heading, links, all, areas = false }: FooterListProps) {
  return (
    <div className={`print:hidden${areas ? ' max-desk:col-span-full' : ''}`}>
      <h2 className="mb-2 font-sans text-small font-bold text-white">{heading}</h2>
      <ul className={`link-lines footer-links${areas ? ' max-desk:columns-2 gap-8' : ''}`}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href} {...(areas && { 'data-area': label })}>
              {label}
            </a>
          </li>
        ))}
        {all && (
          <li>
            <a href={all.href}>
              {all.label}
              <span className="sr-only"> {heading}</span>
            </a>
          </li>
        )}
      </ul>
    </div>
  );
}

/** The lines that rules on attorney advertising require on every page. */
export function Disclaimer({ shell }: { shell: Shell }) {
  const { rights, advertising, results, purpose, expenses } = shell.words.legal;
  const given = smallPrint.filter((name) => !shell.absent.includes(addressOf[name]()));
  return (
    <div className="border-t border-edge pt-5 text-small leading-snug">
      <p>
        © <span data-this-year>{shell.year}</span> {withFullStop(shell.firm.name)} {rights} | {advertising}
      </p>
      <p className="mt-1">
        {results} {purpose} {expenses}
      </p>
      {given.length > 0 && (
        <p className="link-lines footer-links flex flex-wrap gap-x-3">
          {given.map((name) => (
            <a key={name} href={addressOf[name]()}>
              {shell.words.legal[name]}
            </a>
          ))}
        </p>
      )}
    </div>
  );
}
