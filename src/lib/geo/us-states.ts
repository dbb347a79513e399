import type { Point } from './geo.ts';
import { numbersOf } from '../numbers/number-range.ts';

interface UsState {
  name: string;
  /** The first three digits of its ZIP codes. */
  prefixes: string;
  middle: Point;
  /** Radius around the middle that covers all of it, in miles. */
  reach: number;
}

/**
 * The states, the District of Columbia and the territories. Prefixes: Domestic Mail Manual, list L002. Middle
 * and reach: the places of all residential ZIP codes (US Census 2025 Gazetteer), with some miles to spare.
 */
export const usStates = {
  AK: { name: 'Alaska', prefixes: '995-999', middle: [64, -152], reach: 1600 },
  AL: { name: 'Alabama', prefixes: '350-352 354-369', middle: [32.6, -86.7], reach: 240 },
  AR: { name: 'Arkansas', prefixes: '716-729', middle: [35.0, -92.2], reach: 220 },
  AS: { name: 'American Samoa', prefixes: '967', middle: [-14, -170.2], reach: 250 },
  AZ: { name: 'Arizona', prefixes: '850-853 855-857 859-860 863-865', middle: [34.1, -111.9], reach: 300 },
  CA: { name: 'California', prefixes: '900-908 910-928 930-961', middle: [37.3, -119.3], reach: 490 },
  CO: { name: 'Colorado', prefixes: '800-816', middle: [39.0, -105.6], reach: 280 },
  CT: { name: 'Connecticut', prefixes: '060-069', middle: [41.5, -72.7], reach: 100 },
  DC: { name: 'District of Columbia', prefixes: '200 202-205 569', middle: [38.9, -77.0], reach: 40 },
  DE: { name: 'Delaware', prefixes: '197-199', middle: [39.1, -75.4], reach: 90 },
  FL: { name: 'Florida', prefixes: '320-339 341-342 344 346-347 349', middle: [27.8, -83.8], reach: 370 },
  GA: { name: 'Georgia', prefixes: '300-319 398-399', middle: [32.7, -83.2], reach: 260 },
  GU: { name: 'Guam', prefixes: '969', middle: [13.5, 144.8], reach: 50 },
  HI: { name: 'Hawaii', prefixes: '967-968', middle: [20.7, -157.3], reach: 230 },
  IA: { name: 'Iowa', prefixes: '500-516 520-528', middle: [42.0, -93.4], reach: 240 },
  ID: { name: 'Idaho', prefixes: '832-838', middle: [45.4, -114.0], reach: 330 },
  IL: { name: 'Illinois', prefixes: '600-620 622-629', middle: [39.8, -89.5], reach: 260 },
  IN: { name: 'Indiana', prefixes: '460-479', middle: [39.8, -86.4], reach: 200 },
  KS: { name: 'Kansas', prefixes: '660-662 664-679', middle: [38.5, -98.3], reach: 280 },
  KY: { name: 'Kentucky', prefixes: '400-418 420-427', middle: [37.8, -85.6], reach: 270 },
  LA: { name: 'Louisiana', prefixes: '700-701 703-708 710-714', middle: [31.1, -91.6], reach: 250 },
  MA: { name: 'Massachusetts', prefixes: '010-027 055', middle: [42.1, -71.7], reach: 140 },
  MD: { name: 'Maryland', prefixes: '206-212 214-219', middle: [38.8, -77.3], reach: 180 },
  ME: { name: 'Maine', prefixes: '039-049', middle: [45.2, -69.0], reach: 220 },
  MI: { name: 'Michigan', prefixes: '480-499', middle: [44.6, -86.3], reach: 300 },
  MN: { name: 'Minnesota', prefixes: '550-551 553-567', middle: [46.3, -93.4], reach: 320 },
  MO: { name: 'Missouri', prefixes: '630-631 633-641 644-658', middle: [38.3, -92.4], reach: 290 },
  MP: { name: 'Northern Mariana Islands', prefixes: '969', middle: [17.3, 145.6], reach: 250 },
  MS: { name: 'Mississippi', prefixes: '386-397', middle: [32.6, -89.8], reach: 230 },
  MT: { name: 'Montana', prefixes: '590-599', middle: [46.8, -110.0], reach: 370 },
  NC: { name: 'North Carolina', prefixes: '270-289', middle: [35.2, -79.9], reach: 310 },
  ND: { name: 'North Dakota', prefixes: '580-588', middle: [47.5, -100.3], reach: 250 },
  NE: { name: 'Nebraska', prefixes: '680-681 683-693', middle: [41.5, -99.7], reach: 300 },
  NH: { name: 'New Hampshire', prefixes: '030-038', middle: [43.9, -71.6], reach: 130 },
  NJ: { name: 'New Jersey', prefixes: '070-089', middle: [40.1, -74.7], reach: 120 },
  NM: { name: 'New Mexico', prefixes: '870-871 873-875 877-884', middle: [34.4, -106.0], reach: 300 },
  NV: { name: 'Nevada', prefixes: '889-891 893-895 897-898', middle: [38.5, -117.0], reach: 330 },
  NY: { name: 'New York', prefixes: '005 100-149', middle: [42.7, -75.8], reach: 290 },
  OH: { name: 'Ohio', prefixes: '430-459', middle: [40.2, -82.7], reach: 210 },
  OK: { name: 'Oklahoma', prefixes: '730-731 734-741 743-749', middle: [35.4, -98.6], reach: 320 },
  OR: { name: 'Oregon', prefixes: '970-979', middle: [44.1, -120.6], reach: 280 },
  PA: { name: 'Pennsylvania', prefixes: '150-196', middle: [41.0, -77.6], reach: 230 },
  PR: { name: 'Puerto Rico', prefixes: '006-007 009', middle: [18.2, -66.3], reach: 100 },
  RI: { name: 'Rhode Island', prefixes: '028-029', middle: [41.7, -71.5], reach: 70 },
  SC: { name: 'South Carolina', prefixes: '290-299', middle: [33.6, -81.0], reach: 200 },
  SD: { name: 'South Dakota', prefixes: '570-577', middle: [44.2, -100.2], reach: 280 },
  TN: { name: 'Tennessee', prefixes: '370-385', middle: [35.8, -85.9], reach: 300 },
  TX: { name: 'Texas', prefixes: '733 750-770 772-799 885', middle: [31.2, -100.1], reach: 480 },
  UT: { name: 'Utah', prefixes: '840-847', middle: [39.5, -111.6], reach: 260 },
  VA: { name: 'Virginia', prefixes: '201 220-246', middle: [38.0, -79.4], reach: 300 },
  VI: { name: 'Virgin Islands', prefixes: '008', middle: [18.0, -64.8], reach: 60 },
  VT: { name: 'Vermont', prefixes: '050-054 056-059', middle: [43.9, -72.4], reach: 130 },
  WA: { name: 'Washington', prefixes: '980-986 988-994', middle: [47.3, -120.8], reach: 260 },
  WI: { name: 'Wisconsin', prefixes: '530-532 534-535 537-549', middle: [44.7, -89.8], reach: 230 },
  WV: { name: 'West Virginia', prefixes: '247-268', middle: [38.9, -80.2], reach: 190 },
  WY: { name: 'Wyoming', prefixes: '820-831', middle: [42.9, -107.6], reach: 270 },
} satisfies Record<string, UsState>;

export type UsStateCode = keyof typeof usStates;

/**
 * ZIP codes that may be in another state than their prefix says: those with land in two states (2010 Census, relations
 * of ZIP areas), and places whose mail comes from across the border.
 */
const elsewhere: Record<string, UsStateCode> = {
  '02861': 'MA',
  '06390': 'NY',
  '42223': 'TN',
  '59221': 'ND',
  '63673': 'IL',
  '71749': 'LA',
  '73949': 'TX',
  '81137': 'NM',
  '83414': 'WY',
  '84536': 'AZ',
  '86044': 'UT',
  '86515': 'NM',
  '88063': 'TX',
  '89439': 'CA',
  '97635': 'CA',
};

/** By the first three digits of a ZIP code. */
const statesByPrefix = new Map<string, UsStateCode[]>();
for (const [code, { prefixes }] of Object.entries(usStates) as [UsStateCode, UsState][]) {
  for (const prefix of prefixes.split(' ').flatMap(numbersOf))
    statesByPrefix.set(prefix, [...(statesByPrefix.get(prefix) ?? []), code]);
}

/** The states that a ZIP code may be in; none if its prefix was never assigned. */
export function statesOfZip(zip: string): readonly UsStateCode[] {
  const known = statesByPrefix.get(zip.slice(0, 3)) ?? [];
  const other = elsewhere[zip];
  return other ? [...known, other] : known;
}
