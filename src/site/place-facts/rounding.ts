import { grouped } from '#lib/text.ts';

/** Shares and counts come from overlaying maps, so they are rounded. */
export const rounded = (count: number) => Math.round(count / 10) * 10;

/** "1,060" */
export const inTens = (count: number): string => grouped(rounded(count));

/** "1,060" also for 1,069: for contexts that say "at least". */
export const inFullTens = (count: number): string => grouped(Math.floor(count / 10) * 10);

/** "1,060", "under 10": for contexts that already say "about". */
export const aboutTens = (count: number): string => (count < 10 ? 'under 10' : inTens(count));

/** "about 1,060"; a count that rounds to nothing is "fewer than ten". */
export const aboutCount = (count: number): string =>
  count < 10 ? 'fewer than ten' : `about ${inTens(count)}`;

/** "about 47,600" */
export const aboutPeople = (count: number): string =>
  count < 1000 ? aboutCount(count) : `about ${grouped(Math.round(count / 100) * 100)}`;

/** Whether texts may say "all": a smaller share does not round to 100 percent. */
const isAll = (share: number): boolean => share >= 0.995;

/** From this share on, texts say "nearly all". */
export const nearlyAll = 0.95;

/** From this share of the land on, a part counts even without residents, as people are hurt there, too. */
export const muchLand = 0.2;

/** With less, a part is named only for its land, so its land is told as well. */
export const fewPeople = 0.05;

/** Strict, as the house that matters may be beyond the border. Such a part is the only one, and needs no share. */
export const hasAll = ({ people, land }: { people: number; land: number }): boolean =>
  isAll(land) && (isAll(people) || people === 0);

/** "all", "nearly all", "about 61%" */
export function shareInWords(share: number): string {
  if (isAll(share)) return 'all';
  if (share >= nearlyAll) return 'nearly all';
  return share < 0.01 ? 'under 1%' : `about ${Math.round(share * 100)}%`;
}

/** All of the people, but not all of the land, counts as "nearly all", as shares are estimates. */
const peopleInWords = (people: number, land: number) =>
  isAll(people) && !isAll(land) ? 'nearly all' : shareInWords(people);

/** Percents rounded one by one may add up to 101, which looks like a mistake: those that gain most are rounded down. */
export function withinHundredPercent<T extends { people: number }>(parts: readonly T[]): T[] {
  const gain = ({ people }: T) => Math.round(people * 100) - people * 100;
  const inPercent = parts.filter(({ people }) => people < nearlyAll);
  const excess = inPercent.reduce((sum, { people }) => sum + Math.round(people * 100), 0) - 100;
  const cut = inPercent.sort((a, b) => gain(b) - gain(a)).slice(0, Math.max(0, excess));
  return parts.map((part) =>
    cut.includes(part) ? { ...part, people: Math.floor(part.people * 100) / 100 } : part,
  );
}

/** "about 28% of the people here"; with the land where people are few, and only the land where hardly any live. */
export function partInWords(people: number, land: number): string {
  if (people < 0.01) return `${shareInWords(land)} of the land here${isAll(land) ? '' : ', few homes'}`;
  const ofPeople = `${peopleInWords(people, land)} of the people`;
  return people < fewPeople && land >= muchLand
    ? `${ofPeople} and ${shareInWords(land)} of the land here`
    : `${ofPeople} here`;
}

/** "1st", "2nd", "13th" */
export function ordinal(number: number): string {
  const lastTwo = number % 100;
  const ending = lastTwo >= 11 && lastTwo <= 13 ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' }[number % 10] ?? 'th');
  return `${number}${ending}`;
}
