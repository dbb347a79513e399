import { keepTypedText } from '../typed-text.ts';
import { adoptFieldStyles, answerIn, onKeys } from './finder-field.ts';
import { holdsWords, searchText, wordsOf } from './words.ts';

/**
 * Shows only those cards of the lists after the field that match every word typed. Folded parts open during a
 * search, and groups without a match are hidden.
 */
export function filterLists(filter: HTMLElement): void {
  adoptFieldStyles();
  const input = filter.querySelector('input')!;
  const band = filter.parentElement!;
  const lists = [...band.querySelectorAll<HTMLElement>('.cards')];
  const folds = [...band.querySelectorAll('details')];
  // Their text, such as "21 more", is wrong for filtered lists.
  const labels = [...band.querySelectorAll('summary')];
  const groups = [...folds, ...band.querySelectorAll('section')];
  const cards = lists.flatMap((list) => [...list.children] as HTMLElement[]);
  const texts = cards.map((card) => searchText(textOf(card)));
  const answer = answerIn(filter);
  /** The parts that the visitor had unfolded before the search. */
  let opened: HTMLDetailsElement[] | undefined;

  const apply = () => {
    const words = wordsOf(input.value);
    const isFiltering = words.length > 0;
    let shown = 0;
    cards.forEach((card, i) => {
      card.hidden = !holdsWords(texts[i]!, words);
      if (!card.hidden) shown++;
    });
    if (isFiltering) opened ??= folds.filter(({ open }) => open);
    for (const fold of folds) if (opened) fold.open = isFiltering || opened.includes(fold);
    if (!isFiltering) opened = undefined;
    for (const label of labels) label.hidden = isFiltering;
    for (const group of groups) group.hidden = !group.querySelector('.cards > li:not([hidden])');
    // Cards that reappear must not play their entrance again.
    if (isFiltering) for (const list of lists) list.classList.remove('stagger');
    if (isFiltering) answer.showCount(shown, cards.length);
    else answer.showText('');
    keepTypedText();
  };
  const clear = () => {
    input.value = '';
    apply();
    input.focus();
  };
  const focusFirst = () =>
    cards
      .find((card) => !card.hidden)
      ?.querySelector('a')
      ?.focus();
  input.addEventListener('input', apply);
  onKeys(input, { Escape: clear, Enter: focusFirst }, () => input.value === '');
  filter.querySelector('button')!.addEventListener('click', clear);
  apply();
}

/** The searchable text of a card, its group and its address, without the words that all cards share. */
function textOf(card: HTMLElement): string {
  const copy = card.cloneNode(true) as Element;
  for (const shared of copy.querySelectorAll('.sr-only, div > .card-link')) shared.remove();
  const group = card.closest('section')?.querySelector('h2')?.textContent;
  const slug = card.querySelector('a')?.pathname.split('/').at(-1);
  return [group, slug, ...[...copy.children].map((child) => child.textContent)].join(' ');
}
