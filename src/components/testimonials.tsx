import type { Shell } from '#site/shell.ts';
import { SampleBadge } from './text.tsx';
import { Icon } from './icon.tsx';

export interface TestimonialProps {
  name: string;
  case: string;
  amount: string;
  /** The strongest sentence of the story. */
  quote?: string;
  /** The whole story; empty where it is just the quote. */
  text: string;
  /** A drawing of its practice area, shown on large cards. */
  picture?: string;
  /** The person, the case and the amount are fictional. */
  sample: boolean;
}

/** The first of three is large, on navy, beside the other two; the rest are small, side by side. */
const large = 'card flex flex-col justify-between bg-navy text-white desk:row-span-2';
const small = 'card p-5 desk:p-8';

/**
 * Each with its amount first, then one large sentence, then the story. Results are never shown without the disclaimer
 * that the rules on advertising require.
 */
export function Testimonials({
  testimonials,
  shell,
  hideStoryOnPhones = false,
}: {
  testimonials: readonly TestimonialProps[];
  shell: Shell;
  /** Phones show the quote without the story; a window that is narrow because it is zoomed shows both. */
  hideStoryOnPhones?: boolean;
}) {
  return (
    <>
      <ul className="not-first:mt-8 grid gap-5 desk:grid-cols-2">
        {testimonials.map(({ name, case: kind, amount, quote, text, picture, sample }, i) => {
          const isLarge = i % 3 === 0 && testimonials[i + 2] !== undefined;
          return (
            <li key={i} className={isLarge ? large : small}>
              <figure className={isLarge ? 'p-5 desk:p-8' : ''}>
                <p className={`figures leading-none ${isLarge ? 'text-figure text-brass-light' : 'text-h2'}`}>
                  {amount}
                </p>
                <p className="mt-2 text-small">{kind}</p>
                <blockquote>
                  {quote && (
                    <p className={`mt-5 font-head leading-snug ${isLarge ? 'text-h2' : 'text-h3'}`}>
                      “{quote}”
                    </p>
                  )}
                  {text && (
                    <div className={hideStoryOnPhones && quote ? 'mt-3 max-sm:not-low:hidden' : 'mt-3'}>
                      <p className={isLarge ? 'text-lead' : undefined}>{text}</p>
                    </div>
                  )}
                </blockquote>
                <figcaption className="mt-5 flex items-center gap-2 font-bold">
                  {name}
                  {sample && <SampleBadge />}
                </figcaption>
              </figure>
              {isLarge && picture && (
                <img
                  className="max-h-96 w-full flex-1 object-cover"
                  src={picture}
                  alt=""
                  width="640"
                  height="360"
                  loading="lazy"
                />
              )}
            </li>
          );
        })}
      </ul>
      <p className="mt-5 text-small text-ink-soft">{shell.words.legal.results}</p>
    </>
  );
}

/** One result with its quote, as a band of its own. */
export function TestimonialBand({ testimonial, shell }: { testimonial: TestimonialProps; shell: Shell }) {
  const { name, case: kind, amount, quote, text, sample } = testimonial;
  return (
    <figure className="wrap grid grid-cols-1 items-center gap-x-8 gap-y-5 bg-white py-12 desk:grid-cols-[2fr_3fr] desk:py-20">
      <div>
        <p className="figures text-figure leading-none text-navy-deep">{amount}</p>
        <p className="mt-2">{kind}</p>
      </div>
      <blockquote className="font-head text-h2 leading-snug text-navy-deep desk:row-span-2">
        “{quote ?? text}”
      </blockquote>
      <figcaption>
        <p className="flex items-center gap-2 font-bold">
          {name}
          {sample && <SampleBadge />}
        </p>
        <p className="mt-2 text-small text-ink-soft">{shell.words.legal.results}</p>
      </figcaption>
    </figure>
  );
}

/** The rating in stars and in words. */
export function Rating({ shell }: { shell: Shell }) {
  return (
    <p className="flex flex-wrap items-center gap-2 font-bold">
      <span className="flex text-h3 text-brass" role="img" aria-label={shell.words.firm.stars}>
        {Array.from({ length: 5 }, (_, i) => (
          <Icon key={i} name="star" className="fill-brass-light" />
        ))}
      </span>
      {shell.words.firm.rating}
      {shell.hasSamples && <SampleBadge>{shell.words.firm.sample}</SampleBadge>}
    </p>
  );
}
