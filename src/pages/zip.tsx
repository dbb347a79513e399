import { addressOf } from '#site/address.ts';
import { nearestHospitals } from '#site/known/hospitals.ts';
import { mainPolice } from '#site/known/police.ts';
import { governmentOf, mailAndMunicipality } from '#site/known/public-bodies.ts';
import { neighborhoodsInWords, neighborhoodsOf } from '#site/place-facts.ts';
import type { ZipPlace } from '#site/places.ts';
import type { Site } from '#site/plan.ts';
import { LocationBody } from './shared/location-body.tsx';
import { shownWhole } from './shared/heads.ts';
import { locationView, locationWords } from './shared/location-view.ts';
import { definePlacePage } from './page.ts';

export const zip = definePlacePage({
  current: addressOf.locations(),
  words(site: Site, place: ZipPlace) {
    return {
      ...locationWords(site, place, describe(site, place)),
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

/** Who has the report and where the emergency room is, as far as a search result shows them. */
function describe(site: Site, place: ZipPlace): string {
  const asked = `Injured in ${place.zip}, ${place.city.city.name}?`;
  const report = sentence(mainPolice(place), (police) => `Reports: ${police}.`);
  const [nearest] = nearestHospitals(site, place);
  const room = sentence(nearest, (hospital) => `Emergency room: ${hospital}.`);
  const rest = 'Court, deadlines and a free talk with a lawyer.';
  const tries = [
    [...report, ...room, rest],
    [...report, ...room, 'Court and deadlines.'],
    [...report, rest],
    [rest],
  ];
  return shownWhole(tries.map((known) => [asked, ...known].join(' ')));
}

const sentence = (known: string | undefined, words: (known: string) => string) =>
  known === undefined ? [] : [words(known)];

/** Whose place it is, and what its parts are called. */
function leadOf(place: ZipPlace): string {
  const government = governmentOf(place);
  const whose = government
    ? mailAndMunicipality(place, government)
    : `ZIP code ${place.zip} is listed under ${place.city.name} in ${place.county.name}.`;
  const names = neighborhoodsOf(place);
  return names.length > 0 ? `${whose} People call its parts ${neighborhoodsInWords(names)}.` : whose;
}
