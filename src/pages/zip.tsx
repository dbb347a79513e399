import { addressOf } from '#site/address.ts';
import { neighborhoodsInWords, neighborhoodsOf } from '#site/place-facts.ts';
import type { ZipPlace } from '#site/places.ts';
import { LocationBody } from './location-body.tsx';
import { locationView, locationWords, nearbyInWords } from './location-view.ts';
import { definePlacePage } from './page.ts';

export const zip = definePlacePage({
  current: addressOf.locations(),
  words(site, place: ZipPlace) {
    const neighborhoods = neighborhoodsOf(place);
    const serves = neighborhoods.length > 0 ? ` It serves ${neighborhoodsInWords(neighborhoods)}.` : '';
    const description = `Injured in ${place.zip}, ${place.city.city.name}${nearbyInWords(site, place)}? See the court, the deadlines and the nearest office, and talk to a lawyer for free.`;
    return {
      ...locationWords(site, place, description),
      lead: `ZIP code ${place.zip} belongs to ${place.city.name} in ${place.county.name}.${serves}`,
      city: { href: place.city.address, label: place.city.name },
      county: { href: place.county.address, label: place.county.name },
    };
  },
  props: (site, _kind, { lead, city, county, ...words }) => ({
    ...locationView(site, 'zip', words),
    lead,
    city,
    county,
  }),
  body: ({ city, county, ...props }, shell) => (
    <LocationBody props={props} shell={shell}>
      <p>
        See all of <a href={city.href}>{city.label}</a> or of <a href={county.href}>{county.label}</a>.
      </p>
    </LocationBody>
  ),
});
