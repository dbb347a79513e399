import { addressOf } from '#site/address.ts';
import { governmentOf, mailAndMunicipality } from '#site/known/public-bodies.ts';
import { neighborhoodsInWords, neighborhoodsOf } from '#site/place-facts.ts';
import type { ZipPlace } from '#site/places.ts';
import { LocationBody } from './shared/location-body.tsx';
import { locationView, locationWords, nearbyInWords } from './shared/location-view.ts';
import { definePlacePage } from './page.ts';

export const zip = definePlacePage({
  current: addressOf.locations(),
  words(site, place: ZipPlace) {
    const description = `Injured in ${place.zip}, ${place.city.city.name}${nearbyInWords(site, place)}? See the court, the deadlines and the nearest office, and talk to a lawyer for free.`;
    return {
      ...locationWords(site, place, description),
      lead: leadOf(place),
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

/** Whose place it is, and what its parts are called. */
function leadOf(place: ZipPlace): string {
  const government = governmentOf(place);
  const whose = government
    ? mailAndMunicipality(place, government)
    : `ZIP code ${place.zip} is listed under ${place.city.name} in ${place.county.name}.`;
  const names = neighborhoodsOf(place);
  return names.length > 0 ? `${whose} People call its parts ${neighborhoodsInWords(names)}.` : whose;
}
