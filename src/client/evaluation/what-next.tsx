import { useId } from 'react';
import type { FormScript } from '#flows/form-script.ts';

/** What becomes of the answers, step by step. */
export function WhatNext({ words }: { words: FormScript['whatNext'] }) {
  const id = useId();
  return (
    <div>
      <p id={id} className="font-bold">
        {words.title}
      </p>
      <ol aria-labelledby={id} className="mt-1 list-decimal space-y-1 pl-6 marker:font-bold">
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}
