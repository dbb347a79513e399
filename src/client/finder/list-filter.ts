import { answerIn } from './finder-answer.ts';
import { holdsWords, searchText, wordsOf } from './words.ts';

/** Leaves only those cards of the list beside the field that hold every word typed. */
export function enhance(filter: HTMLElement): void {
  const input = filter.querySelector('input')!;
  const list = filter.parentElement!.querySelector<HTMLElement>('.cards')!;
  const cards = [...list.children] as HTMLElement[];
  const texts = cards.map((card) => searchText(textOf(card)));
  const answer = answerIn(filter);

  const apply = () => {
    const words = wordsOf(input.value);
    let shown = 0;
    cards.forEach((card, i) => {
      card.hidden = !holdsWords(texts[i]!, words);
      if (!card.hidden) shown++;
    });
    // A card that comes back is not to enter once more.
    if (words.length > 0) list.classList.remove('stagger');
    answer(words.length > 0 ? shown : undefined, cards.length);
  };
  const clear = () => {
    input.value = '';
    apply();
    input.focus();
  };
  const keys: Record<string, () => void> = {
    Escape: clear,
    Enter: () =>
      cards
        .find((card) => !card.hidden)
        ?.querySelector('a')
        ?.focus(),
  };
  input.addEventListener('input', apply);
  input.addEventListener('keydown', ({ key, isComposing }) => isComposing || keys[key]?.());
  filter.querySelector('button')!.addEventListener('click', clear);
  apply();
}

/** What a card says of its page; the words that all cards share are no help. */
function textOf(card: Element): string {
  const copy = card.cloneNode(true) as Element;
  for (const shared of copy.querySelectorAll('.sr-only, .card-more')) shared.remove();
  return [...copy.children].map((child) => child.textContent).join(' ');
}
