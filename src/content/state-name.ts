/** Stands for the name of a place in a text; a private-use character, refused in data. */
export const placeMark = '\uE000';

export interface StateNames {
  name: string;
  abbreviation: string;
}

/** "in New York" and "in NY", but never the City, the State or the County of that name. */
export function inState({ name, abbreviation }: StateNames): RegExp {
  const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(
    `\\b([Ii]n )(${literal(name)}|${literal(abbreviation)})\\b(?! (?:City|State|County)\\b)`,
    'g',
  );
}

/** The title of an article for one place. */
export function titleForPlace(title: string, place: string, state: StateNames): string {
  const parts = cutTitle(title, state);
  return parts.length === 1 ? `${title} in ${place}` : parts.join(place);
}

/** Few titles are asked for, each for every place there is. */
const cutTitles = new Map<string, string[]>();

function cutTitle(title: string, state: StateNames): string[] {
  const key = `${state.name}\n${title}`;
  let parts = cutTitles.get(key);
  if (!parts) {
    parts = title
      .replace(inState(state), (_, preposition: string) => preposition + placeMark)
      .split(placeMark);
    cutTitles.set(key, parts);
  }
  return parts;
}
