import { z } from 'zod';
import { group } from '../common/groups-and-lists.ts';
import { letter } from '../common/letter.ts';
import { line, lines, text } from '../common/texts.ts';

/** Text in which `[names]` in square brackets are filled while the visitor looks at it. */
export const filled = (...names: string[]) =>
  names.reduce(
    (schema, name) =>
      schema.refine(
        (value) => value.includes(`[${name}]`),
        letter(`The text does not contain [${name}].`, `Write [${name}] where it belongs.`),
      ),
    text.meta({ description: `May hold ${names.map((name) => `[${name}]`).join(' and ')}` }),
  );

export const toast = group('A short message in a corner of the screen', {
  title: line('The line in bold'),
  text: lines('What it says'),
});

/** A sentence with links to the small print, which open in a new tab so that nothing typed is lost. */
export const agreement = <const N extends string>(...names: N[]) =>
  group('What the visitor agrees to, with links that open in a new tab', {
    text: filled(...names),
    ...(Object.fromEntries(names.map((name) => [name, line(`Words of the link at [${name}]`)])) as Record<
      N,
      z.ZodString
    >),
  });
