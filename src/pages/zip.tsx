import { Filled, Pieces } from '#components/text.tsx';
import { fillPlaceholders } from '#lib/fill-placeholders.ts';
import { inSentence, listInWords } from '#lib/text.ts';
import { addressOf, type Link, type Piece } from '#site/address.ts';
import { nearestHospitals } from '#site/place-facts/hospitals.ts';
import { mainPolice } from '#site/place-facts/police.ts';
import { governedBy } from '#site/place-facts/public-bodies.ts';
import { mainNeighborhoods, neighborhoodsInWords, neighborhoodsOf } from '#site/places/neighborhoods.ts';
import type { CityPlace, ZipPlace } from '#site/places/places.ts';
import type { Site } from '#site/plan.ts';
import { LocationBody } from './shared/location-body.tsx';
import { locationView, locationWords } from './shared/location-view.ts';
import { fillNames } from './shared/place-texts.ts';
import { definePlacePage } from './page.ts';

export const zip = definePlacePage({
  section: addressOf.locations(),
  words(site, place: ZipPlace) {
    const [hospital] = nearestHospitals(site, place);
    const words = locationWords(site, place, [{ police: mainPolice(place), hospital }]);
    return {
      ...words,
      lead: leadOf(site, place, words.names),
      city: linkTo(place.city),
      others: place.county.cities
        .filter((city) => city !== place.city && city.zips.includes(place))
        .map(linkTo),
      county: { href: place.county.address, label: place.county.name },
    };
  },
  props: (site, _route, words) => ({
    ...locationView(site, 'zip', words),
    up: site.content.pages.zip.up,
    also: site.content.pages.zip.also,
  }),
  body: ({ city, others, county, up, also, ...props }, shell) => (
    <LocationBody props={props} shell={shell}>
      <p>
        <Filled
          text={up}
          city={<a href={city.href}>{city.label}</a>}
          county={<a href={county.href}>{county.label}</a>}
        />
        {others.length > 0 && (
          <>
            {' '}
            <Filled text={also} cities={<Pieces pieces={inWords(others)} />} />
          </>
        )}
      </p>
    </LocationBody>
  ),
});

/** The county follows, even if another one has a city of this name. */
const linkTo = ({ address, entry }: CityPlace): Link => ({ href: address, label: inSentence(entry.name) });

const inWords = (links: readonly Link[]): Piece[] =>
  links.flatMap((link, i) => (i === 0 ? [link] : [i === links.length - 1 ? ' and ' : ', ', link]));

/** Where its people live, if tables tell, before who governs it; otherwise the names of its neighborhoods after that. */
function leadOf({ content }: Site, place: ZipPlace, names: Record<string, string>): string {
  const page = content.pages.zip;
  const governed = governedBy(place) ?? fillNames(page.lead, names);
  const homes = mainNeighborhoods(place);
  if (homes.length > 0)
    return `${fillNames(page.homes, { ...names, neighborhoods: listInWords(homes) })} ${governed}`;
  const parts = neighborhoodsOf(place);
  if (parts.length === 0) return governed;
  const called = parts.length === 1 ? page.oneNeighborhood : page.neighborhoods;
  return `${governed} ${fillPlaceholders(called, { neighborhoods: neighborhoodsInWords(parts) })}`;
}
