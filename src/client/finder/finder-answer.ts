/**
 * How many were found, said politely under the field; when there are none, what to do instead. Nothing is
 * said without a question.
 */
export function answerIn(finder: HTMLElement): (shown: number | undefined, all?: number) => void {
  const count = finder.querySelector<HTMLElement>('[data-count]')!;
  const none = finder.querySelector<HTMLElement>('[data-none]')!;
  const [one, many] = count.dataset.count!.split('|') as [string, string];
  return (shown, all = shown) => {
    none.hidden = shown !== 0;
    const number = shown === all ? `${all}` : `${shown} of ${all}`;
    count.textContent = shown ? `${number} ${all === 1 ? one : many}` : '';
  };
}
