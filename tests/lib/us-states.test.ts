import { describe, expect, it } from 'vitest';
import { usStates, statesOfZip, type UsStateCode } from '#lib/geo/us-states.ts';
import { milesBetween, type Point } from '#lib/geo/geo.ts';

/** The residential ZIP code of each state that lies farthest from its middle (US Census 2025 Gazetteer). */
const farthest: [UsStateCode, zip: string, Point, name: string][] = [
  ['AK', '99901', [55.66, -131.37], 'Ketchikan'],
  ['AL', '36528', [30.24, -88.24], 'Dauphin Island'],
  ['AR', '71834', [33.11, -93.96], 'Doddridge'],
  ['AZ', '86514', [36.91, -109.33], 'Teec Nos Pos'],
  ['CA', '95567', [41.95, -124.1], 'Smith River'],
  ['CO', '80737', [40.9, -102.2], 'Julesburg'],
  ['CT', '06830', [41.04, -73.62], 'Greenwich'],
  ['DC', '20012', [38.98, -77.03], 'Washington'],
  ['DE', '19810', [39.82, -75.51], 'Wilmington'],
  ['FL', '32568', [30.88, -87.47], 'Mc David'],
  ['GA', '30752', [34.91, -85.54], 'Trenton'],
  ['GU', '96915', [13.37, 144.71], 'Santa Rita'],
  ['HI', '96722', [22.19, -159.46], 'Princeville'],
  ['IA', '51241', [43.45, -96.46], 'Larchwood'],
  ['ID', '83848', [48.72, -116.91], 'Nordman'],
  ['IL', '60096', [42.48, -87.83], 'Winthrop Harbor'],
  ['IN', '46737', [41.72, -84.91], 'Fremont'],
  ['KS', '66739', [37.13, -94.66], 'Galena'],
  ['KY', '42050', [36.54, -89.19], 'Hickman'],
  ['LA', '70091', [29.17, -89.22], 'Venice'],
  ['MA', '02554', [41.29, -70.1], 'Nantucket'],
  ['MD', '21531', [39.64, -79.43], 'Friendsville'],
  ['ME', '03905', [43.0, -70.6], 'Kittery Point'],
  ['MI', '48133', [41.78, -83.49], 'Erie'],
  ['MN', '56740', [49.0, -97.2], 'Noyes'],
  ['MO', '64496', [40.5, -95.62], 'Watson'],
  ['MS', '38852', [34.84, -88.22], 'Iuka'],
  ['MT', '59275', [48.88, -104.16], 'Westby'],
  ['NC', '27959', [35.89, -75.6], 'Nags Head'],
  ['ND', '58030', [46.03, -96.67], 'Fairmount'],
  ['NE', '68431', [40.07, -95.44], 'Rulo'],
  ['NH', '03441', [42.78, -72.45], 'Ashuelot'],
  ['NJ', '07827', [41.28, -74.73], 'Montague'],
  ['NM', '88020', [31.78, -108.83], 'Animas'],
  ['NV', '89029', [35.13, -114.66], 'Laughlin'],
  ['NY', '11954', [41.05, -71.95], 'Montauk'],
  ['OH', '44030', [41.9, -80.58], 'Conneaut'],
  ['OK', '73946', [36.94, -102.8], 'Kenton'],
  ['OR', '97415', [42.14, -124.13], 'Brookings'],
  ['PA', '15310', [39.79, -80.48], 'Aleppo'],
  ['PR', '00677', [18.33, -67.23], 'Rincon'],
  ['RI', '02891', [41.36, -71.79], 'Westerly'],
  ['SC', '29658', [34.77, -83.3], 'Long Creek'],
  ['SD', '57049', [42.52, -96.51], 'North Sioux City'],
  ['TN', '38109', [35.04, -90.15], 'Memphis'],
  ['TX', '78521', [25.94, -97.32], 'Brownsville'],
  ['UT', '84790', [37.05, -113.56], 'Saint George'],
  ['VA', '24248', [36.61, -83.51], 'Ewing'],
  ['VI', '00802', [18.34, -64.93], 'St Thomas'],
  ['VT', '05902', [45.01, -71.49], 'Beecher Falls'],
  ['WA', '99153', [48.91, -117.17], 'Metaline Falls'],
  ['WI', '53158', [42.52, -87.89], 'Pleasant Prairie'],
  ['WV', '24873', [37.35, -81.88], 'Paynesville'],
  ['WY', '82082', [41.26, -104.09], 'Pine Bluffs'],
];

describe('The states', () => {
  it.each(farthest)('%s has the ZIP code %s within its reach', (state, zip, point) => {
    expect(statesOfZip(zip)).toContain(state);
    expect(milesBetween(point, usStates[state].middle)).toBeLessThan(usStates[state].reach);
  });

  it.each([
    ['06390', 'NY', 'Fishers Island, reached from Connecticut'],
    ['00501', 'NY', 'a federal office in Holtsville'],
    ['00544', 'NY', 'another federal office in Holtsville'],
    ['05544', 'MA', 'a federal office in Andover, with a prefix among those of Vermont'],
    ['20101', 'VA', 'Dulles, with a prefix among those of Washington'],
    ['42223', 'TN', 'Fort Campbell, with a prefix of Kentucky'],
    ['88510', 'TX', 'El Paso, with a prefix after those of New Mexico'],
    ['96799', 'AS', 'Pago Pago, with a prefix among those of Hawaii'],
    ['96950', 'MP', 'Saipan, with a prefix among those of Guam'],
  ])('%s lies in %s: %s', (zip, state) => {
    expect(statesOfZip(zip)).toContain(state);
  });

  it.each(['00000', '21300', '34000', '09012', '96201'])('do not have the ZIP code %s', (zip) => {
    expect(statesOfZip(zip)).toEqual([]);
  });
});
