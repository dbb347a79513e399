import type {
  CommonPlaceholder,
  OwnPlaceholder,
  TopicPlaceholder,
} from '#content/schemas/places/placeholders.ts';
import { counted, grouped, inSentence, listInWords, oneOf } from '#lib/text.ts';
import { crashesEverywhere } from './crashes.ts';
import { worstStreets, worstStreetsSince } from './streets.ts';
import { hospitalsOf, nearestHospitals } from './hospitals.ts';
import { localCourts } from './local-courts.ts';
import { measuredShare } from './people.ts';
import { mainPolice } from './police.ts';
import { noticeTo } from './public-bodies.ts';
import { nearestStations } from './trains.ts';
import { aboutCount } from './rounding.ts';
import { nearestOffice } from './nearest-office.ts';
import { isPartOf, neighborhoodsInWords, neighborhoodsOf } from '../places/neighborhoods.ts';
import { ofKind, type CityPlace, type CountyPlace, type Place, type ZipPlace } from '../places/places.ts';
import { nearbyInWords } from '../places/nearby.ts';
import { hasAllZips } from '../places/population.ts';
import type { Site } from '../plan.ts';
import { roadsOf, streetInSentence } from '../places/roads.ts';

/** The facts about a place, worded for use in a sentence. */
export type PlaceholderValues = { [name in TopicPlaceholder]?: string };
type Values<P extends TopicPlaceholder> = Record<P, string | undefined>;

const streetsNamed = 3;
/** Owners that are public bodies below the state. */
const localOwners = ['city', 'county', 'hospital district', 'public benefit corporation'] as const;

export function placeholderValues(site: Site, place: Place): PlaceholderValues {
  const { county } = place;
  const nearest = nearestOffice(site, place);
  const near = nearest?.isFar ? undefined : nearest;
  const common: Values<CommonPlaceholder> = {
    place: inSentence(place.name),
    county: county.name,
    court: county.entry.court?.name,
    seat: county.entry.seat,
    noticeTo: noticeTo(place),
    office: near?.office.name,
    // Nobody is half a mile from the ZIP code that they are in.
    miles: place.kind === 'zip' && place.code === near?.office.zip ? undefined : near?.distance,
    nearby: nearbyInWords(site, place),
    ...measuredFacts(site, place),
  };
  return { ...common, ...ofKind<PlaceholderValues>(place, ownFacts) };
}

/** The facts from the tables, worded for use in a sentence. */
function measuredFacts(site: Site, place: Place) {
  const isWhole = hasAllZips(place);
  const crashes = crashesEverywhere(place);
  const streets = (isWhole ? worstStreets(place) : [])
    .slice(0, streetsNamed)
    .map((street) => streetInSentence(place, street));
  return {
    police: mainPolice(place),
    hospital: oneOf(nearestHospitals(site, place)) || undefined,
    publicHospital: oneOf(hospitalsOf(site, place, ...localOwners)) || undefined,
    stateHospital: oneOf(hospitalsOf(site, place, 'state')) || undefined,
    ...nearestStations(place),
    hurtStreets: streets.length >= streetsNamed ? listInWords(streets) : undefined,
    hurtSince: worstStreetsSince(place),
    crashes: crashes && aboutCount(crashes.count),
    crashYear: crashes && String(crashes.year),
    byTransit: measuredShare(place, 'transit_percent'),
    byCar: measuredShare(place, 'car_percent'),
    limitedEnglish: measuredShare(place, 'limited_english_percent'),
  };
}

const ownFacts = {
  county: ({ entry, cities, zips }: CountyPlace): Values<OwnPlaceholder<'county'>> => ({
    population: entry.population && grouped(entry.population.count),
    cities: listInWords(
      cities
        .filter((city) => !cities.some((other) => isPartOf(city, other)))
        .map((city) => inSentence(city.entry.name)),
    ),
    zipCount: zipCount(zips),
  }),
  city: (place: CityPlace): Values<OwnPlaceholder<'city'>> => ({
    ...streetsAndCourt(place),
    city: inSentence(place.entry.name),
    zipCount: zipCount(place.zips),
    population: place.entry.population && grouped(place.entry.population.count),
    localities: neighborhoodsInWords(neighborhoodsOf(place).slice(0, 6)) || undefined,
  }),
  zip: (place: ZipPlace): Values<OwnPlaceholder<'zip'>> => ({
    ...streetsAndCourt(place),
    city: inSentence(place.city.entry.name),
    zip: place.code,
    neighborhoods: listInWords(neighborhoodsOf(place)) || undefined,
  }),
};

/** One street for one sentence, others for another, and the courts for small cases. */
function streetsAndCourt(place: CityPlace | ZipPlace) {
  const [street, ...others] = roadsOf(place, 'streets');
  return {
    street,
    streets: others.length >= streetsNamed ? oneOf(others.slice(0, streetsNamed)) : undefined,
    localCourt: localCourts(place),
  };
}

const zipCount = ({ length }: readonly ZipPlace[]) =>
  length > 0 ? counted(length, 'ZIP code', 'ZIP codes') : undefined;
