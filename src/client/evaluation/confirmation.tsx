import { fill } from '#flows/fill.ts';
import type { Evaluation } from './evaluation.ts';
import { FilledText } from '../filled-text.tsx';
import { useStore } from '../store.ts';
import { WhatNext } from './what-next.tsx';
import { IslandIcon } from '../icon.tsx';

const id = 'evaluation-sent';

/** Screen readers read it once, when focused. It is not a live region, as the toast says the same. */
export const focusConfirmation = () => document.getElementById(id)?.focus();

/** Stays on the page after a message was sent, to be read when the toast is gone. */
export function Confirmation({ evaluation }: { evaluation: Evaluation }) {
  const { sent } = useStore(evaluation.store);
  const { form, formIn, phones } = evaluation.script;
  if (!sent) return null;
  // A browser that translates the page sets another language there, or even an invalid one.
  const { lang } = document.documentElement;
  const language = Object.hasOwn(formIn, lang) ? lang : 'en';
  const time = sent.toLocaleString(`${language}-US`, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      // Clears the toast, which on the smallest phones is as tall as the head of the page.
      className="scroll-mt-40 border-b-4 border-call bg-white"
    >
      <div className="wrap grid gap-3 pt-8 pb-5 sm:pt-5">
        <h2 id={`${id}-title`} className="flex items-start gap-2 text-h3">
          <IslandIcon name="check" className="mt-px size-6 shrink-0 text-call" />
          {form.confirmation.title}
        </h2>
        <p>
          <FilledText text={fill(form.confirmation.text, { time })} phone={phones.main} />
        </p>
        <WhatNext words={form.whatNext} />
      </div>
    </section>
  );
}
