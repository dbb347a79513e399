import { noticeWords } from './notice.ts';

/** Milliseconds that nobody notices. */
const quick = 300;

/** Lets a button say that what it opens is on its way. Returns a function that ends it. */
export function sayBusy(opener: HTMLElement): () => void {
  opener.setAttribute('aria-busy', 'true');
  let takeBack = () => {};
  const timer = setTimeout(() => (takeBack = changeWords(opener, noticeWords().opening)), quick);
  return () => {
    clearTimeout(timer);
    takeBack();
    opener.removeAttribute('aria-busy');
  };
}

/** A button that shows a sign alone says it by its name. */
function changeWords(opener: HTMLElement, says: string): () => void {
  const name = opener.getAttribute('aria-label');
  if (name !== null) {
    opener.setAttribute('aria-label', says);
    return () => opener.setAttribute('aria-label', name);
  }
  const words = wordsIn(opener);
  const before = words?.data ?? '';
  if (!words) return () => {};
  // What stands beside the button keeps its place.
  opener.style.minWidth = `${opener.offsetWidth}px`;
  words.data = says;
  return () => {
    words.data = before;
    opener.style.minWidth = '';
  };
}

function wordsIn(element: HTMLElement): Text | undefined {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (text.data.trim() !== '') return text;
  }
  return undefined;
}
