import { LinkPlates } from '#components/links.tsx';
import { fillPlaceholders } from '#lib/fill-placeholders.ts';
import { addressOf } from '#site/address.ts';
import { governedBy } from '#site/place-facts/public-bodies.ts';
import { nearbyInWords } from '#site/places/nearby.ts';
import { isWholeCounty } from '#site/places/place-surroundings.ts';
import type { CityPlace } from '#site/places/places.ts';
import { LocationBody } from './shared/location-body.tsx';
import { locationView, locationWords } from './shared/location-view.ts';
import { fillNames } from './shared/place-texts.ts';
import { definePlacePage } from './page.ts';

/** Miles. Nobody says of a city that it is near one farther away. */
const nearEnough = 10;

/** ZIP codes before the rest folds away. */
const zipsShown = 12;

export const city = definePlacePage({
  section: addressOf.locations(),
  words(site, place: CityPlace) {
    // Nobody searches for a borough by its neighbors.
    const nearby = isWholeCounty(place) ? undefined : nearbyInWords(site, place, nearEnough);
    const words = locationWords(site, place, [{ nearby }]);
    // A table that holds every ZIP replaces the list; it omits ZIPs without counted crashes.
    const areAllCompared = words.factSections.some(
      ({ table }) => table?.orders[0]?.rows.length === place.zips.length,
    );
    return {
      ...words,
      lead: governedBy(place) ?? fillNames(site.content.pages.city.lead, words.names),
      zips: areAllCompared ? [] : place.zips.map(({ address, code }) => ({ href: address, label: code })),
    };
  },
  props(site, _route, words) {
    const page = site.content.pages.city;
    const { zips } = words;
    const zipsHeading = fillPlaceholders(zips.length > 1 ? page.zips : page.oneZip, words.names);
    // A new city may have no ZIP codes yet.
    const areCompared = zips.length === 0 && words.factSections.some(({ table }) => table);
    const toZips = { href: areCompared ? '#compared' : '#zips', label: page.choose };
    return {
      ...locationView(site, 'city', words),
      zipsHeading,
      toParts: areCompared || zips.length > 1 ? toZips : undefined,
    };
  },
  body: ({ zips, zipsHeading, ...props }, shell) => (
    <LocationBody props={props} shell={shell}>
      {zips.length > 0 && (
        <nav aria-labelledby="zips">
          <h2 className="mb-5" id="zips">
            {zipsHeading}
          </h2>
          <LinkPlates links={zips} shown={zipsShown} more={shell.words.marks.more} />
        </nav>
      )}
    </LocationBody>
  ),
});
