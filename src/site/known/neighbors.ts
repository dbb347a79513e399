import { milesBetween } from '#lib/geo/geo.ts';
import { shortWay } from '#lib/geo/way.ts';
import { counted } from '#lib/text.ts';
import { neighborsOf } from '../places/place-facts.ts';
import type { PlaceRow } from '../places/place-row.ts';
import type { ZipPlace } from '../places/places.ts';
import type { Site } from '../plan.ts';
import { roadsOf } from '../places/roads.ts';
import { worstStreets } from './crashes.ts';
import type { UntitledKnown } from './known.ts';
import { mainPolice } from './police.ts';
import { governmentOf } from './public-bodies.ts';

const shown = 5;
/** In miles from middle to middle: farther away nothing is just beyond an edge. */
const farthest = 8;
const areasShown = 2;
const streetsShown = 3;

/** Who is responsible on the other side of the edge: accidents happen near borders, too. */
export function neighbors(site: Site, place: ZipPlace): UntitledKnown | undefined {
  const here = bodiesOf(place);
  const rows = neighborsOf(site, place)
    .slice(0, shown)
    .filter((near) => near.kind === 'zip')
    .filter((near) => milesBetween(place.point!, near.point!) <= farthest)
    .flatMap((near) => rowOf(near, place, here));
  return rows.length > 0
    ? { says: [], rows, fold: counted(rows.length, 'ZIP code nearby', 'ZIP codes nearby') }
    : undefined;
}

/** "14051, 4 miles north": "Town of Clarence; Erie County Sheriff; Transit Road, Casey Road" */
function rowOf(near: ZipPlace, own: ZipPlace, here: string): PlaceRow[] {
  const value = [areasOf(near) || otherBodies(near, here), policeOf(near), streetsOf(near)]
    .filter(Boolean)
    .join('; ');
  return value ? [{ label: `${near.zip}, ${shortWay(own.point!, near.point!)}`, value }] : [];
}

const areasOf = ({ facts }: ZipPlace) => facts.healthAreas.slice(0, areasShown).join(', ');

const policeOf = (zip: ZipPlace) => mainPolice(zip)?.replace(/^the /, '');

const streetsOf = (zip: ZipPlace) =>
  [...new Set([...worstStreets(zip).map(({ street }) => street), ...roadsOf(zip, 'streets')])]
    .slice(0, streetsShown)
    .join(', ');

/** The public bodies of its streets, where those of the place are others. */
function otherBodies(near: ZipPlace, here: string): string {
  const there = bodiesOf(near);
  return there === here ? '' : there;
}

const bodiesOf = (zip: ZipPlace) => (governmentOf(zip)?.named ?? []).map(({ body }) => body).join(', ');
