import { useId } from 'react';
import type { FormScript } from '#flows/form-script.ts';

/** What happens after sending, step by step. */
export function WhatNext({ words }: { words: FormScript['whatNext'] }) {
  const id = useId();
  return (
    <div>
      <p id={id} className="font-bold">
        {words.title}
      </p>
      <ol aria-labelledby={id} className="mt-1 grid list-decimal gap-1 pl-6">
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}
