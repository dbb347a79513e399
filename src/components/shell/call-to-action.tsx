import type { Shell } from '#site/shell.ts';
import { EvaluationButton } from '../buttons.tsx';

/** The band of navy that ends a page. */
export function CallToAction({ shell }: { shell: Shell }) {
  const { heading, text, button } = shell.words.callToAction;
  return (
    <section
      className="wrap relative isolate overflow-hidden bg-navy py-12 text-white desk:py-20 print:hidden"
      aria-labelledby="cta"
    >
      {shell.pictures.skyline && (
        <img
          className="absolute inset-0 -z-10 size-full object-cover object-right-bottom max-desk:hidden"
          src={shell.pictures.skyline}
          alt=""
          width="1600"
          height="540"
          loading="lazy"
        />
      )}
      <div className="max-w-md">
        <h2 className="text-white" id="cta">
          {heading}
        </h2>
        <p className="mt-3 mb-5 text-lead">{text}</p>
        <EvaluationButton shell={shell}>{button}</EvaluationButton>
      </div>
    </section>
  );
}
