import { Fragment } from 'react';
import { NotedLinks } from '#components/links.tsx';
import { counted, listInWords } from '#lib/text.ts';
import { addressOf } from '#site/address.ts';
import type { RouteOf } from '#site/routes.ts';
import { shownWhole } from './shared/heads.ts';
import { LocationBody } from './shared/location-body.tsx';
import { locationView, locationWords } from './shared/location-view.ts';
import { relatedCards } from './shared/views.ts';
import { definePage } from './page.ts';

export const county = definePage({
  current: addressOf.locations(),
  props(site, { place }: RouteOf<'county'>) {
    const cities = place.cities.map((city) => city.city.name);
    const choose = cities.length > 1 ? 'your community' : cities[0];
    const borough = site.content.serviceAreas.find((area) => area.slug === place.county.serviceArea);
    const description = shownWhole(
      [3, 2, 1].map((named) => describe(place.name, listInWords(cities.slice(0, named)))),
    );
    return {
      ...locationView(site, 'county', locationWords(site, place, description)),
      lead: `We help people who were hurt in ${place.name}. Choose ${choose} to see what applies there, or read on for the whole county.`,
      cities: place.cities.map((city) => ({
        href: city.address,
        label: city.city.name,
        note: city.zips.length > 0 ? counted(city.zips.length, 'ZIP code', 'ZIP codes') : '',
      })),
      borough: borough ? { href: addressOf.serviceArea(borough.slug), label: borough.name } : null,
      guides: borough ? relatedCards(site.content, borough).slice(0, 1) : [],
    };
  },
  body: ({ cities, borough, guides, ...props }, shell) => (
    <LocationBody props={props} shell={shell}>
      <section>
        <h2>Where in {props.place}?</h2>
        <NotedLinks links={cities} />
        {borough && (
          <p className="mt-5">
            More about <a href={borough.href}>{borough.label}</a> and its neighborhoods.
            {guides.map(({ href, title }) => (
              <Fragment key={href}>
                {' '}
                Our guide: <a href={href}>{title}</a>.
              </Fragment>
            ))}
          </p>
        )}
      </section>
    </LocationBody>
  ),
});

const describe = (county: string, cities: string) =>
  `Hurt in ${county}? Find the court, the deadlines and the nearest office for ${cities}, and talk to an injury lawyer for free.`;
