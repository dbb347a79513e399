/**
 * How many were found, said politely under the field; when there are none, what to do instead. Nothing is
 * said without a question.
 */
export function answerIn(finder: HTMLElement): (found: number | undefined, of?: number) => void {
  const count = finder.querySelector<HTMLElement>('[data-count]')!;
  const none = finder.querySelector<HTMLElement>('[data-none]')!;
  const [one, many] = count.dataset.count!.split('|') as [string, string];
  return (found, of) => {
    none.hidden = found !== 0;
    const things = (of ?? found) === 1 ? one : many;
    count.textContent = found ? `${found}${of ? ` of ${of}` : ''} ${things}` : '';
  };
}
