import type { ReactNode } from 'react';
import { Band } from '#components/band.tsx';
import type { Figure } from '#components/figures.tsx';
import { Icon } from '#components/icon.tsx';

interface KeywordAnswerProps {
  intro: string;
  points: readonly string[];
  figures: readonly Figure[];
  /** Shown below the introduction. */
  children: ReactNode;
}

/** The answer to a search: a few sentences, with deadlines in large figures and the main points beside them. */
export const KeywordAnswer = ({ intro, points, figures, children }: KeywordAnswerProps) => (
  <Band>
    <div className="grid gap-8 desk:grid-cols-2 desk:gap-12">
      <div>
        <p className="text-lead">{intro}</p>
        {children}
      </div>
      <div className="grid content-start gap-5">
        {figures.length > 0 && (
          <dl className="grid gap-3 sm:grid-cols-2">
            {figures.map(({ figure, text }, i) => (
              <div key={i} className="rounded-card bg-brass-wash p-5">
                <dt className="figures text-h2 leading-none text-alarm">{figure}</dt>
                <dd className="mt-2 leading-snug font-bold">{text}</dd>
              </div>
            ))}
          </dl>
        )}
        <ul className="grid gap-3">
          {points.map((point, i) => (
            <li key={i} className="flex gap-3">
              <Icon name="check" className="mt-1 text-call" />
              <span>{point}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  </Band>
);
