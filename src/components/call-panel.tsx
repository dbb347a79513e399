import type { Shell } from '#site/shell.ts';
import { EvaluationButton, PhoneButton } from './buttons.tsx';
import { Portrait } from './lawyers.tsx';

/** The panel beside a long text that stays in view: a face, call, or write. */
export function CallPanel({ shell, heading = 'Talk to a lawyer today' }: { shell: Shell; heading?: string }) {
  const { lawyer } = shell;
  return (
    <div className="card desk:sticky desk:top-28">
      <div className="flex items-end gap-3 bg-navy px-5 pt-5 text-white">
        {lawyer && <Portrait lawyer={lawyer} className="w-24 rounded-t-full" />}
        <div className="pb-3">
          <h2 className="text-h3 text-white">{heading}</h2>
          {lawyer && (
            <p className="mt-1 text-small leading-snug">
              {lawyer.name}, {lawyer.role}
              {lawyer.sample && ' (sample)'}
            </p>
          )}
        </div>
      </div>
      <div className="grid gap-3 p-5">
        <p>The consultation is free and commits you to nothing. No fee unless we win your case.</p>
        <EvaluationButton />
        <PhoneButton shell={shell} />
        <p className="text-small text-ink-soft">Someone answers 24 hours a day, 7 days a week.</p>
      </div>
    </div>
  );
}
