import { Fragment, type ReactNode } from 'react';

/** A text of the data in which links and the like stand at the `{names}`. */
export function Filled({ text, ...parts }: { text: string } & Record<string, ReactNode>) {
  return text
    .split(/\{(\w+)\}/)
    .map((piece, i) => <Fragment key={i}>{i % 2 === 0 ? piece : parts[piece]}</Fragment>);
}
