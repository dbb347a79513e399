import { addressOf } from '#site/address.ts';
import type { Shell } from '#site/shell.ts';
import { Filled } from '../text.tsx';

export const finderLabel = 'mb-1 block font-bold';
export const finderInput = 'min-h-13 w-full rounded-button border border-edge bg-white px-4 text-ink';
/** Reserves the height of its lines, so that nothing moves when the answer appears. */
const finderAnswer = 'mt-2 min-h-11 text-small leading-snug';

/** The list that the script writes: places, each with the city or county it lies in. */
const options =
  'absolute inset-x-0 top-full z-10 max-h-96 overflow-y-auto rounded-button border border-edge bg-white text-ink floats';

/**
 * A search field that leads to the page of a place. `index` is the address of the list of places, loaded once the
 * visitor reaches for the field. Without JavaScript the field is hidden.
 */
export function PlaceFinder({ index, shell }: { index: string; shell: Shell }) {
  const words = shell.words.finder;
  return (
    <search
      className="mt-5 block max-w-2xl noscript:hidden print:hidden"
      data-enhance="place-finder"
      data-index={index}
    >
      <form action={addressOf.locations()}>
        <label className={finderLabel} htmlFor="place">
          {words.label}
        </label>
        <div className="relative flex gap-2">
          <input
            className={finderInput}
            id="place"
            type="text"
            role="combobox"
            aria-expanded="false"
            aria-controls="places"
            aria-autocomplete="list"
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            enterKeyHint="go"
          />
          <button type="submit" className="button flex-none">
            {words.go}
          </button>
          <div
            className={options}
            id="places"
            role="listbox"
            aria-label={words.places}
            data-guesses={words.guesses}
            tabIndex={-1}
            hidden
          />
        </div>
        <div className={finderAnswer} role="status">
          <span data-count={`${words.onePlace}|${words.manyPlaces}`} />
          <span data-none hidden>
            <Filled
              text={words.noPlace}
              call={<a href={shell.tel}>{shell.words.buttons.call}</a>}
              all={<a href={`${addressOf.locations()}#counties`}>{words.allPlaces}</a>}
            />
          </span>
        </div>
      </form>
    </search>
  );
}
