import type { TopicPlaceholder } from '#content/schemas/places/placeholders.ts';
import { counted, grouped, inSentence, listInWords, oneOf } from '#lib/text.ts';
import { crashesOfLastYear } from '../known/crashes.ts';
import { worstStreets, worstStreetsSince } from '../known/streets.ts';
import { hospitalsOf, nearestHospitals } from '../known/hospitals.ts';
import { localCourts } from '../known/local-courts.ts';
import { hasAllZips, measured } from '../known/people.ts';
import { mainPolice } from '../known/police.ts';
import { governmentOf } from '../known/government.ts';
import { noticeTo } from '../known/public-bodies.ts';
import { nearestStation } from '../known/trains.ts';
import { aboutCount, shareInWords } from '../known/about.ts';
import { nearestOffice } from './essentials.ts';
import { isPartOf, neighborhoodsInWords, neighborhoodsOf } from './neighborhoods.ts';
import {
  countyOf,
  ofKind,
  shortName,
  zipsOf,
  type CityPlace,
  type CountyPlace,
  type Place,
  type ZipPlace,
} from './places.ts';
import type { Site } from '../plan.ts';
import { roadsOf, streetInSentence } from './roads.ts';

/** What is known about a place, each as it reads in a sentence; what is not known is absent. */
export type PlaceFacts = Partial<Record<TopicPlaceholder, string>>;

const neighborsNamed = 3;
const streetsNamed = 3;

/** Whom a notice of claim may be for: "the Town of Amherst or the Town of Clarence"; of a county its own body. */
function publicBodyOf(place: Place): string | undefined {
  if (place.kind === 'county') return place.entry.publicBody?.name;
  const government = governmentOf(place);
  return government && noticeTo(government);
}

export function placeFacts(site: Site, place: Place): PlaceFacts {
  const county = countyOf(place);
  const office = nearestOffice(site, place);
  const near = site.nearby(place).slice(0, neighborsNamed);
  const common: PlaceFacts = {
    place: inSentence(place.name),
    county: county.name,
    ...known('court', county.entry.court?.name),
    ...known('seat', county.entry.seat),
    ...known('noticeTo', publicBodyOf(place)),
    ...(office && !office.isFar && { office: office.office.name, miles: office.distance }),
    ...known('nearby', near.length > 0 ? listInWords(near.map(shortName).map(inSentence)) : undefined),
  };
  return { ...common, ...measuredFacts(site, place), ...ofKind(place, ownFacts) };
}

/** What the tables tell, as it reads in a sentence. */
function measuredFacts(site: Site, place: Place): PlaceFacts {
  const isWhole = hasAllZips(place);
  const crashes = isWhole ? crashesOfLastYear(place) : undefined;
  const streets = (isWhole ? worstStreets(place) : [])
    .slice(0, streetsNamed)
    .map(({ street }) => streetInSentence(place, street));
  const station = nearestStation(place);
  const share = (column: Parameters<typeof measured>[1]) => {
    const value = measured(place, column);
    return value === undefined ? undefined : shareInWords(value);
  };
  return {
    ...known('police', mainPolice(place)),
    ...known('hospital', oneOf(nearestHospitals(site, place)) || undefined),
    ...known(
      'publicHospital',
      oneOf(hospitalsOf(site, place, 'city', 'public benefit corporation')) || undefined,
    ),
    ...known('stateHospital', oneOf(hospitalsOf(site, place, 'state')) || undefined),
    ...known('station', station?.name),
    ...known(station?.isSubway ? 'subwayStation' : 'railroadStation', station?.name),
    ...known('hurtStreets', streets.length >= streetsNamed ? listInWords(streets) : undefined),
    ...known('hurtSince', worstStreetsSince(place)),
    ...(crashes && { crashes: aboutCount(crashes.count), crashYear: String(crashes.year) }),
    ...known('byTransit', share('transit_percent')),
    ...known('byCar', share('car_percent')),
    ...known('limitedEnglish', share('limited_english_percent')),
    ...known('localCourt', localCourts(place)),
  };
}

const ownFacts = {
  county: (place: CountyPlace): PlaceFacts => ({
    ...known('population', inThousands(place.entry.population?.count)),
    cities: listInWords(
      place.cities
        .filter((city) => !place.cities.some((other) => isPartOf(city, other)))
        .map((city) => inSentence(city.name)),
    ),
    ...known('zipCount', zipCount(place)),
  }),
  city: (place: CityPlace): PlaceFacts => ({
    ...streets(place),
    city: inSentence(place.entry.name),
    ...known('zipCount', zipCount(place)),
    ...known('population', inThousands(place.entry.population?.count)),
    ...known('localities', neighborhoodsInWords(neighborhoodsOf(place).slice(0, 6)) || undefined),
  }),
  zip: (place: ZipPlace): PlaceFacts => ({
    ...streets(place),
    city: inSentence(place.city.entry.name),
    zip: place.code,
    ...known('neighborhoods', named(neighborhoodsOf(place))),
  }),
};

/** One street for a sentence, and other ones for another. */
function streets(place: Place): PlaceFacts {
  const [street, ...others] = roadsOf(place, 'streets');
  return {
    ...known('street', street),
    ...known('streets', others.length >= streetsNamed ? oneOf(others.slice(0, streetsNamed)) : undefined),
  };
}

const known = (placeholder: TopicPlaceholder, value: string | undefined): PlaceFacts =>
  value ? { [placeholder]: value } : {};
const named = (names: string[]) => (names.length > 0 ? listInWords(names) : undefined);
const inThousands = (count: number | undefined) => (count === undefined ? undefined : grouped(count));

function zipCount(place: Place): string | undefined {
  const { length } = zipsOf(place);
  return length > 0 ? counted(length, 'ZIP code', 'ZIP codes') : undefined;
}
