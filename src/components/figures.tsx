import type { Shell } from '#site/shell.ts';

export interface Figure {
  figure: string;
  /** The words that follow the figure and say what it counts. */
  text: string;
}

const grounds = {
  brass: 'bg-brass-light text-navy-deep',
  navy: 'bg-navy text-white',
};

/** A strip of large figures, each with its text below. */
export function Figures({
  figures,
  ground,
  note,
}: {
  figures: readonly Figure[];
  ground: keyof typeof grounds;
  note?: string;
}) {
  return (
    <div className={`wrap py-5 desk:py-8 ${grounds[ground]}`}>
      <dl className="grid items-baseline gap-x-3 gap-y-5 max-sm:grid-cols-[auto_1fr] sm:auto-cols-[1fr] sm:grid-flow-col sm:gap-x-8">
        {figures.map(({ figure, text }, i) => (
          <div key={i} className="max-sm:contents">
            <dt className="figures text-h2 leading-none whitespace-nowrap desk:text-figure">{figure}</dt>
            <dd className="leading-snug font-bold text-balance sm:mt-2">{text}</dd>
          </div>
        ))}
      </dl>
      {note && <p className="mt-3 text-small">{note}</p>}
    </div>
  );
}

/** The firm's claims in figures, with the disclaimer that other cases may end differently. */
export function FirmFigures({ shell: { claims, words } }: { shell: Shell }) {
  const { recovered, years, experience, hours, availability } = words.figures;
  const figures = [
    { figure: claims.recovered, text: recovered },
    { figure: years, text: experience },
    { figure: hours, text: availability },
  ];
  return <Figures figures={figures} ground="brass" note={words.legal.results} />;
}
