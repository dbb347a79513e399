import type { PlaceIndex } from '#site/places/place-index.ts';
import { answerIn, onKeys } from './finder-field.ts';
import { loadOnce } from '../load-once.ts';
import { isFromNotice, noticeWords, showNotice } from '../notice.ts';
import { placeSearch, type FoundPlace, type PlaceSearch } from './place-search.ts';

const shownAtOnce = 8;
/** Of which ZIP it is nobody can tell, and another one has other courts and police. */
const partOfZip = /^\s*\d{1,4}\s*$/;

/** "Long Island" is two counties. */
const isOneOfSeveral = ([first, second]: readonly FoundPlace[]) =>
  Boolean(first?.byOtherName && second?.byOtherName);

/** Milliseconds after which a visitor is told that the list does not come. */
const patience = 8000;
/** Those after which the field says that it waits for the list. */
const noticeable = 1000;

/**
 * Lists places as one types, after the pattern of a combobox: arrows choose, Enter goes there, Escape closes
 * the list and then empties the field.
 */
export function findPlaces(finder: HTMLElement): void {
  const input = finder.querySelector('input')!;
  const list = finder.querySelector<HTMLElement>('[role=listbox]')!;
  const answer = answerIn(finder);
  let found: FoundPlace[] = [];
  let active = -1;

  const mark = (index: number) => {
    active = index;
    [...list.children].forEach((option, i) => option.setAttribute('aria-selected', String(i === index)));
    const option = list.children[index];
    option?.scrollIntoView({ block: 'nearest' });
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
  };
  const setOpen = (open: boolean) => {
    list.hidden = !open;
    input.setAttribute('aria-expanded', String(open));
    mark(-1);
  };
  const show = (places: FoundPlace[]) => {
    found = places.slice(0, shownAtOnce);
    list.replaceChildren(...found.map(optionFor));
    setOpen(found.length > 0);
    if (input.value.trim() === '') answer(undefined);
    else answer(found.length, places.length);
    if (document.activeElement !== input || input.value.trim() === '') return;
    // Else they lie under the bar at the foot of a phone; where both have no room, the field comes first.
    for (const part of [list.hidden ? finder : list, input]) part.scrollIntoView({ block: 'nearest' });
  };
  /** On a phone the keys hide the notice: the field says it, too, to whoever has typed something. */
  const say = (says: 'slow' | 'failed') =>
    answer(input.value.trim() === '' ? undefined : noticeWords()[says]);
  /** Runs once the places are known; tells when they are slow to come, and `asker` when they do not. */
  const withPlaces = (then: (search: PlaceSearch) => void, asker: HTMLElement = input) => {
    const waits = setTimeout(() => say('slow'), noticeable);
    loadPlaces(finder.dataset.index!)
      .then(then)
      .catch(() => {
        say('failed');
        showNotice(asker);
      })
      .finally(() => clearTimeout(waits));
  };
  const refresh = () => withPlaces((search) => show(search(input.value)));
  const go = (place: FoundPlace | undefined) => place && location.assign(place.href);

  const keys: Record<string, () => void> = {
    ArrowDown: () => (list.hidden ? refresh() : mark((active + 1) % list.children.length)),
    ArrowUp: () => list.hidden || mark((active <= 0 ? list.children.length : active) - 1),
    Escape: () => {
      if (list.hidden) input.value = '';
      setOpen(false);
      if (input.value === '') answer(undefined);
    },
  };
  onKeys(input, keys, (key) => key === 'Escape' && list.hidden && input.value === '');
  input.addEventListener('input', refresh);
  input.addEventListener('focus', (event) => input.value === '' || isFromNotice(event) || refresh());
  input.addEventListener('blur', () => setOpen(false));
  // The field keeps the focus while a place is pressed.
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', ({ target }) => {
    const option = (target as Element).closest('[role=option]');
    if (option) go(found[[...list.children].indexOf(option)]);
  });
  finder.querySelector('form')!.addEventListener('submit', (event) => {
    event.preventDefault();
    // What was typed last may not have been looked up yet, when the places are still on their way.
    const chosen = found[active];
    withPlaces((search) => {
      if (chosen) return go(chosen);
      show(search(input.value));
      if (!partOfZip.test(input.value) && !isOneOfSeveral(found)) {
        setOpen(false);
        go(found[0]);
      }
      input.focus();
    }, finder.querySelector('button')!);
  });
  refresh();
}

function loadPlaces(address: string): Promise<PlaceSearch> {
  return loadOnce('places', async () => {
    const response = await fetch(address, { signal: AbortSignal.timeout(patience) });
    if (!response.ok) throw new Error(`The list of places answered with ${response.status}`);
    return placeSearch((await response.json()) as PlaceIndex);
  });
}

function optionFor({ name, within }: FoundPlace, index: number): HTMLElement {
  const option = document.createElement('div');
  option.id = `place-${index}`;
  option.role = 'option';
  const note = document.createElement('span');
  note.textContent = within;
  option.append(name, ' ', note);
  return option;
}
