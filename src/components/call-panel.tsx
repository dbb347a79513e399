import type { Shell } from '#site/shell.ts';
import { EvaluationButton, PhoneButton } from './buttons.tsx';
import { Portrait } from './lawyers.tsx';

/** Keeps each number on one line with its unit. */
const withUnits = (text: string) => text.replace(/(?<=\d) /g, '\u00a0');

/** The panel that stays in view beside a long text: a portrait, and the ways to call or write. */
export function CallPanel({ shell, className }: { shell: Shell; className: string }) {
  const { lawyer } = shell;
  const { name, heading, text, hours } = shell.words.callPanel;
  return (
    <aside className={className} aria-label={name}>
      <div className="card desk:sticky desk:top-28">
        <div className="flex items-end gap-3 bg-navy px-5 pt-5 text-white">
          {lawyer && <Portrait lawyer={lawyer} className="w-24 rounded-t-full" />}
          <div className="mb-2">
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
          <p>{text}</p>
          <EvaluationButton shell={shell} />
          <PhoneButton shell={shell} />
          <p className="text-small text-balance text-ink-soft">{withUnits(hours)}</p>
        </div>
      </div>
    </aside>
  );
}
