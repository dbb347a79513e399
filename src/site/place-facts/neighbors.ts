import { closeBy, directionTo, milesBetween } from '#lib/geo/geo.ts';
import { counted } from '#lib/text.ts';
import { nearbyPlaces } from '../places/nearby.ts';
import { shortAreaNames } from '../places/neighborhoods.ts';
import { row, type FactRow } from '../fact-row.ts';
import type { ZipPlace } from '../places/places.ts';
import type { Site } from '../plan.ts';
import { roadsOf } from '../places/roads.ts';
import { worstStreets } from './streets.ts';
import type { FactSection } from './fact-section.ts';
import { departmentOf, oneOfDepartments } from './departments.ts';
import { mainPolice } from './police.ts';
import { bodiesNamed } from './government.ts';

const shown = 8;
/** In miles from middle to middle, where no shapes are known; beyond that nothing counts as next. */
const farthest = 8;
const areasShown = 2;
const streetsShown = 5;

/** Who is responsible in the neighboring ZIPs, as accidents also happen near borders. */
export function neighbors(site: Site, place: ZipPlace): FactSection | undefined {
  const here = bodiesNamed(place).join();
  const rows = zipsNextTo(site, place).flatMap((near) => rowOf(near, place, here));
  if (rows.length === 0) return undefined;
  return {
    heading: site.content.pages['place-facts'].known.neighbors,
    rows,
    others: 'farther away',
    fold: counted(rows.length, 'ZIP code nearby', 'ZIP codes nearby'),
  };
}

/** ZIPs that share a border, as far as known, the nearest first, as many as a page shows. */
export function zipsNextTo(site: Site, place: ZipPlace): ZipPlace[] {
  const { point } = place;
  if (!point) return [];
  const area = place.county.map?.zips[place.code];
  const milesTo = (near: ZipPlace) => (near.point ? milesBetween(point, near.point) : Infinity);
  if (!area) return nearbyPlaces(site, place).filter((near) => milesTo(near) <= farthest);
  return [...area.borders, ...area.across]
    .flatMap((zip) => site.places.zipByCode.get(zip) ?? [])
    .sort((a, b) => milesTo(a) - milesTo(b))
    .slice(0, shown);
}

/** "14051, to the north": "Town of Clarence; Erie County Sheriff; Transit Road, Casey Road" */
function rowOf(near: ZipPlace, own: ZipPlace, here: string): FactRow[] {
  const value = [
    shortAreaNames(near).slice(0, areasShown).join(', ') || otherBodies(near, here),
    policeOf(near),
    streetsOf(near),
  ]
    .filter(Boolean)
    .join('; ');
  return row([near.code, ...sideOf(near, own)].join(', '), value);
}

function sideOf({ point: to }: ZipPlace, { point: from }: ZipPlace): string[] {
  return from && to && milesBetween(from, to) >= closeBy ? [`to the ${directionTo(from, to)}`] : [];
}

/** The department of each named body; if any is unknown, the departments for most residents. */
function policeOf(zip: ZipPlace): string | undefined {
  const departments = bodiesNamed(zip).map((body) => departmentOf([zip], body));
  return departments.length > 0 && departments.every((department) => department !== undefined)
    ? oneOfDepartments(departments)
    : mainPolice(zip)?.replace(/\bthe /g, '');
}

const streetsOf = (zip: ZipPlace) =>
  [...new Set([...worstStreets(zip), ...roadsOf(zip, 'streets')])].slice(0, streetsShown).join(', ');

/** The public bodies of its streets, if they differ from those here. */
function otherBodies(near: ZipPlace, here: string): string {
  const there = bodiesNamed(near);
  if (there.join() === here) return '';
  const named = there.slice(0, bodiesShown).join(', ');
  return there.length > bodiesShown ? `${named} and others` : named;
}

const bodiesShown = 4;
