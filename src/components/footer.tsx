import { addressOf } from '#site/address.ts';
import type { Shell } from '#site/shell.ts';
import { Disclaimer } from './disclaimer.tsx';

const quickLinks = [
  { label: 'About Us', href: addressOf.about() },
  { label: 'Testimonials', href: addressOf.testimonials() },
  { label: 'Contact Us', href: addressOf.contact() },
  { label: 'Sitemap', href: addressOf.sitemap() },
];

export function Footer({ shell }: { shell: Shell }) {
  return (
    <footer className="site-footer">
      <div className="columns">
        <div>
          <p className="logo">{shell.firm.product}</p>
          <p>{shell.firm.blurb}</p>
          <address>
            {shell.offices.map(({ name, street, town }) => (
              <p key={name}>
                {street}
                <br />
                {town}
              </p>
            ))}
            <p>
              <a href={shell.tel}>{shell.phone}</a>
            </p>
          </address>
        </div>
        <FooterList heading="Practice Areas" links={shell.practiceAreas} all={addressOf.practice()} />
        <div>
          <h2>Quick Links</h2>
          <ul>
            {quickLinks.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
            <li>
              <a href={shell.tel}>24/7 Emergency Line</a>
            </li>
          </ul>
        </div>
        <FooterList heading="Locations" links={shell.counties} all={addressOf.locations()} areas />
      </div>
      <Disclaimer shell={shell} />
    </footer>
  );
}

interface FooterListProps {
  heading: string;
  links: Shell['counties'];
  all: string;
  /** Marks the links whose clicks a page may listen to as clicks on an area. */
  areas?: boolean;
}

function FooterList({ heading, links, all, areas = false }: FooterListProps) {
  return (
    <div>
      <h2>{heading}</h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href} {...(areas && { 'data-area': label })}>
              {label}
            </a>
          </li>
        ))}
        <li>
          <a href={all}>
            View All...<span className="sr-only"> {heading}</span>
          </a>
        </li>
      </ul>
    </div>
  );
}
