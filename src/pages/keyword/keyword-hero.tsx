import { EvaluationButton, PhoneButton } from '#components/buttons.tsx';
import { Illustration } from '#components/illustration.tsx';
import { Rating } from '#components/testimonials.tsx';
import type { Pages } from '#content/content.ts';
import type { Picture } from '#site/pictures.ts';
import type { Shell } from '#site/shell.ts';

interface KeywordHeroProps {
  heading: string;
  words: Pages['keyword'];
  picture: Picture | undefined;
  shell: Shell;
}

/** The words of the search as a heading, and the two calls to action. */
export const KeywordHero = ({ heading, words, picture, shell }: KeywordHeroProps) => (
  <section className="wrap grid items-center gap-x-12 gap-y-8 bg-navy py-8 text-white desk:grid-cols-2 desk:py-12">
    <div>
      <h1 className="text-white">{heading}</h1>
      <p className="mt-3 text-lead text-balance">{words.tagline}</p>
      <div className="mt-5 mb-5 flex flex-wrap gap-3 max-sm:*:w-full">
        <EvaluationButton shell={shell} />
        <PhoneButton shell={shell} onNavy>
          {words.call}
        </PhoneButton>
      </div>
      <Rating shell={shell} />
    </div>
    {picture && <Illustration {...picture} first />}
  </section>
);
