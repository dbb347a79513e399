import { milesBetween } from '#lib/geo/geo.ts';
import { shortWay } from '#lib/geo/way.ts';
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
  const rows = neighborsOf(site, place)
    .slice(0, shown)
    .flatMap((near) => (near.kind === 'zip' ? rowOf(near, place) : []));
  return rows.length > 0 ? { says: [], rows } : undefined;
}

/** "14051, 4 miles north": "Town of Clarence; Erie County Sheriff; Transit Road, Casey Road" */
function rowOf(near: ZipPlace, own: ZipPlace): PlaceRow[] {
  const [from, to] = [own.point!, near.point!];
  const value = [areasOf(near) || bodiesOf(near, own), policeOf(near), streetsOf(near)]
    .filter(Boolean)
    .join('; ');
  return value && milesBetween(from, to) <= farthest
    ? [{ label: `${near.zip}, ${shortWay(from, to)}`, value }]
    : [];
}

const areasOf = ({ facts }: ZipPlace) => facts.healthAreas.slice(0, areasShown).join(', ');

const policeOf = (zip: ZipPlace) => mainPolice(zip)?.replace(/^the /, '');

const streetsOf = (zip: ZipPlace) =>
  [...new Set([...worstStreets(zip).map(({ street }) => street), ...roadsOf(zip, 'streets')])]
    .slice(0, streetsShown)
    .join(', ');

/** The public body of its streets, where that of the place is another. */
function bodiesOf(near: ZipPlace, own: ZipPlace): string {
  const [there, here] = [near, own].map((zip) =>
    governmentOf(zip)
      ?.named.map(({ body }) => body)
      .join(', '),
  );
  return there === here ? '' : (there ?? '');
}
