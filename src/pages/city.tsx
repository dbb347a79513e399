import { LinkPlates } from '#components/links.tsx';
import { addressOf } from '#site/address.ts';
import { publicBodies } from '#site/known/public-bodies.ts';
import { zipByZip } from '#site/known/zip-table.ts';
import type { CityPlace } from '#site/places.ts';
import { LocationBody } from './shared/location-body.tsx';
import { locationView, locationWords, nearbyInWords } from './shared/location-view.ts';
import { definePlacePage } from './page.ts';

/** More of them fold away. */
const zipsShown = 12;

export const city = definePlacePage({
  current: addressOf.locations(),
  words(site, place: CityPlace) {
    const whose = publicBodies(place)?.opening;
    const description = `Injured in ${place.name}, ${place.county.name}${nearbyInWords(site, place)}? See which court and deadlines apply, and ask a lawyer for free.`;
    return {
      ...locationWords(site, place, description),
      lead: whose ?? `${place.city.name} lies in ${place.county.name}.`,
      // Where they are compared, the table is the list.
      zips: zipByZip(place)?.table ? [] : place.zips.map((zip) => ({ href: zip.address, label: zip.zip })),
    };
  },
  props: (site, _kind, { lead, zips, ...words }) => ({ ...locationView(site, 'city', words), lead, zips }),
  body: ({ zips, ...props }, shell) => (
    <LocationBody props={props} shell={shell}>
      {zips.length > 0 && (
        <nav aria-labelledby="zips">
          <h2 className="mb-5" id="zips">
            {zips.length > 1 ? 'ZIP codes' : 'ZIP code'} in {props.place}
          </h2>
          <LinkPlates links={zips} shown={zipsShown} />
        </nav>
      )}
    </LocationBody>
  ),
});
