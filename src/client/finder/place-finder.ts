import type { PlaceIndex } from '#site/places/place-index.ts';
import { adoptFieldStyles, answerIn, onKeys } from './finder-field.ts';
import { loadOnce } from '../load-once.ts';
import { isFromNotice, noticeWords, showNotice } from '../notice.ts';
import { placeSearch, type FoundPlace, type PlaceSearch } from './place-search.ts';
import { withEnglishDigits } from './words.ts';

const shownAtOnce = 8;
/** An incomplete ZIP is never guessed: another ZIP has other courts and police. */
const incompleteZip = /^\s*\d{1,4}\s*$/;

/** "Long Island" is two counties. */
const isOneOfSeveral = ([first, second]: readonly FoundPlace[]) =>
  Boolean(first?.byOtherName && second?.byOtherName);

/** Milliseconds after which the visitor is told that the list failed to load. */
const loadTimeout = 8000;
/** Milliseconds after which the field says that it is waiting for the list. */
const slowAfter = 1000;

/**
 * Lists places as the visitor types, following the combobox pattern: arrows select, Enter goes there, Escape closes
 * the list and then clears the field.
 */
export function findPlaces(finder: HTMLElement): void {
  adoptFieldStyles();
  const input = finder.querySelector('input')!;
  const list = finder.querySelector<HTMLElement>('[role=listbox]')!;
  const button = finder.querySelector('button')!;
  const answer = answerIn(finder);
  const typed = () => withEnglishDigits(input.value);
  let found: FoundPlace[] = [];
  let active = -1;

  const setActive = (index: number) => {
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
    setActive(-1);
  };
  const show = (places: FoundPlace[]) => {
    found = places.slice(0, shownAtOnce);
    list.replaceChildren(...found.map(optionFor));
    // Visitors may have moved on while the places were loading.
    const isInField = document.activeElement === input;
    setOpen(isInField && found.length > 0);
    const isGuess = found[0]?.isGuess ?? false;
    list.classList.toggle('guesses', isGuess);
    if (input.value.trim() === '') answer.showText('');
    else answer.showCount(isGuess ? 0 : found.length, places.length);
    if (!isInField || input.value.trim() === '') return;
    // Keeps them clear of a phone's action bar; where there is no room for both, the field wins.
    for (const part of [list.hidden ? finder : list, input]) part.scrollIntoView({ block: 'nearest' });
  };
  /** A phone's keyboard hides the notice, so once something is typed the field says it as well. */
  const showStatus = (says: 'slow' | 'failed') =>
    answer.showText(input.value.trim() === '' ? '' : noticeWords()[says]);
  /** Runs `then` once the places are loaded; says when that is slow. If it fails, the notice lets `asker` try again. */
  const withPlaces = (then: (search: PlaceSearch) => void, asker: HTMLElement = input) => {
    const slowTimer = setTimeout(() => showStatus('slow'), slowAfter);
    loadPlaces(finder.dataset.index!)
      .then(then)
      .catch(() => {
        showStatus('failed');
        showNotice(asker);
      })
      .finally(() => clearTimeout(slowTimer));
  };
  /** Some browsers take the focus off the field when a phone's keyboard is put away. */
  const hasTurnedAway = () => document.activeElement !== document.body && !finder.matches(':focus-within');
  const refresh = () => withPlaces((search) => show(search(typed())));
  const go = (place: FoundPlace) => {
    setOpen(false);
    // After Back, Safari has emptied the field.
    answer.showText('');
    location.assign(place.href);
  };

  const keys: Record<string, () => void> = {
    ArrowDown: () => (list.hidden ? refresh() : setActive((active + 1) % list.children.length)),
    ArrowUp: () => list.hidden || setActive((active <= 0 ? list.children.length : active) - 1),
    Escape: () => {
      if (list.hidden) input.value = '';
      setOpen(false);
      if (input.value === '') answer.showText('');
    },
  };
  onKeys(input, keys, (key) => key === 'Escape' && list.hidden && input.value === '');
  input.addEventListener('input', refresh);
  input.addEventListener('focus', (event) => input.value === '' || isFromNotice(event) || refresh());
  // After Back, the field has kept the focus, but the list is closed.
  input.addEventListener('click', () => input.value !== '' && list.hidden && refresh());
  input.addEventListener('blur', () => setOpen(false));
  // Keeps the focus in the field, and with it the chosen place, while a place or the button is clicked.
  for (const part of [list, button]) part.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', ({ target }) => {
    const option = (target as Element).closest('[role=option]');
    if (option) go(found[[...list.children].indexOf(option)]!);
  });
  finder.querySelector('form')!.addEventListener('submit', (event) => {
    event.preventDefault();
    // While the places are still loading, the latest input may not have been looked up yet.
    const chosen = found[active];
    withPlaces((search) => {
      if (hasTurnedAway()) return;
      if (chosen) return go(chosen);
      show(search(typed()));
      const [best] = found;
      // "Olean" may be the city, which has no page, as well as Ocean Hill misspelled.
      const isUnclear = best?.isGuess || incompleteZip.test(typed()) || isOneOfSeveral(found);
      if (best && !isUnclear) go(best);
      else input.focus();
    }, button);
  });
  refresh();
}

function loadPlaces(address: string): Promise<PlaceSearch> {
  return loadOnce('places', async () => {
    const response = await fetch(address, { signal: AbortSignal.timeout(loadTimeout) });
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
