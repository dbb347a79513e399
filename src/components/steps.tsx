import type { Shell } from '#site/shell.ts';
import { PhoneText } from './text.tsx';

export function Steps({ steps, shell }: { steps: readonly string[]; shell: Shell }) {
  return (
    <ol className="mt-5 grid gap-5 sm:auto-cols-[1fr] sm:grid-flow-col">
      {steps.map((step, i) => (
        <li key={i} className="flex gap-3 sm:block">
          <span
            className="figures grid size-11 flex-none place-items-center rounded-full border-2 border-navy-deep bg-brass-light text-h3 text-navy-deep"
            aria-hidden="true"
          >
            {i + 1}
          </span>
          <span className="mt-2 block">
            <PhoneText text={step} shell={shell} />
          </span>
        </li>
      ))}
    </ol>
  );
}
