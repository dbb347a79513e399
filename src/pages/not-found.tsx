import { PhoneButton } from '#components/buttons.tsx';
import { addressOf } from '#site/address.ts';
import type { Site } from '#site/plan.ts';
import type { Link, Shell } from '#site/shell.ts';
import { headOf } from './shared/heads.ts';
import { definePage } from './page.ts';

interface MissingTexts {
  heading: string;
  text: string;
  back: Link;
}

function missingProps(site: Site, address: string, texts: MissingTexts) {
  return { head: headOf(site, address, { title: texts.heading, description: texts.text }), ...texts };
}

function MissingBody({ props, shell }: { props: MissingTexts; shell: Shell }) {
  return (
    <section className="band missing">
      <h1>{props.heading}</h1>
      <p className="lead">{props.text}</p>
      <div className="actions">
        <a className="button button-primary" href={props.back.href}>
          {props.back.label}
        </a>
        <PhoneButton shell={shell} />
      </div>
    </section>
  );
}

export const notFound = definePage({
  props(site, route: { kind: 'not-found'; address: string }) {
    const page = site.content.pages['not-found'];
    return {
      head: headOf(site, route.address, page),
      heading: page.heading,
      text: `${page.lead} ${page.help}`,
      back: { label: 'Go Back Home', href: addressOf.home() },
    };
  },
  body: (props, shell) => <MissingBody props={props} shell={shell} />,
});

export const practiceNotFound = definePage({
  props(site, route: { kind: 'practice-not-found'; address: string }) {
    return missingProps(site, route.address, {
      heading: '404 - Page Not Found',
      text: 'The practice area you are looking for does not exist.',
      back: { label: 'Go Back Home', href: addressOf.home() },
    });
  },
  body: (props, shell) => <MissingBody props={props} shell={shell} />,
});

export const serviceAreaNotFound = definePage({
  props(site, route: { kind: 'service-area-not-found'; address: string }) {
    return missingProps(site, route.address, {
      heading: '404 - Service Area Not Found',
      text: 'The service area you are looking for does not exist.',
      back: { label: 'View All Service Areas', href: addressOf.serviceAreas() },
    });
  },
  body: (props, shell) => <MissingBody props={props} shell={shell} />,
});

export const locationNotFound = definePage({
  props(site, route: { kind: 'location-not-found'; address: string }) {
    return missingProps(site, route.address, {
      heading: '404 - Location Not Found',
      text: 'The location you are looking for does not exist.',
      back: { label: 'View All Locations', href: addressOf.locations() },
    });
  },
  body: (props, shell) => <MissingBody props={props} shell={shell} />,
});
