import { noticeWords } from './notice.ts';

/** Milliseconds too short to notice. */
const unnoticed = 300;

/** Makes a button say that it is loading what it opens. Returns a function that ends this. */
export function showBusy(opener: HTMLElement): () => void {
  opener.setAttribute('aria-busy', 'true');
  let restoreWords = () => {};
  const timer = setTimeout(() => (restoreWords = changeWords(opener, noticeWords().opening)), unnoticed);
  return () => {
    clearTimeout(timer);
    restoreWords();
    opener.removeAttribute('aria-busy');
  };
}

/** Changes the text of a button, or the accessible name where it shows only an icon. */
function changeWords(opener: HTMLElement, label: string): () => void {
  const name = opener.getAttribute('aria-label');
  if (name !== null) {
    opener.setAttribute('aria-label', label);
    return () => opener.setAttribute('aria-label', name);
  }
  const words = firstTextIn(opener);
  if (!words) return () => {};
  // Keeps its neighbors from moving.
  opener.style.minWidth = `${opener.offsetWidth}px`;
  // In an element, which stays in place when the browser translates its text.
  const shown = document.createElement('span');
  shown.textContent = label;
  words.replaceWith(shown);
  return () => {
    shown.replaceWith(words);
    opener.style.minWidth = '';
  };
}

function firstTextIn(element: HTMLElement): Text | undefined {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (text.data.trim() !== '') return text;
  }
  return undefined;
}
