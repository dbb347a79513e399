import { Fragment, type ReactNode } from 'react';
import { placeholder } from '#lib/fill-placeholders.ts';
import type { Piece } from '#site/address.ts';
import type { Shell } from '#site/shell.ts';

/** A text of the data whose `{names}` are replaced by elements such as links. */
export function Filled({ text, ...parts }: { text: string } & Record<string, ReactNode>) {
  return text
    .split(placeholder)
    .map((piece, i) => <Fragment key={i}>{i % 2 === 0 ? piece : parts[piece]}</Fragment>);
}

/** A text with links in it. */
export function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map((piece, i) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <a key={i} href={piece.href}>
        {piece.label}
      </a>
    ),
  );
}

/** A text of the data in which the firm's phone number is a link. */
export function PhoneText({ text, shell }: { text: string; shell: Shell }) {
  const [first, ...others] = text.split(shell.phone);
  return (
    <>
      {first}
      {others.map((part, i) => (
        <span key={i}>
          <a href={shell.tel}>{shell.phone}</a>
          {part}
        </span>
      ))}
    </>
  );
}

/** Such as "No-Fault", which reads as two words when broken. Long ones, such as "Bedford-Stuyvesant", may break. */
const shortPair = /(\b\w{1,3}-\w{1,9}\b)/;

/** A heading whose short hyphenated words do not break. */
export function NonBreakingText({ text }: { text: string }) {
  return text.split(shortPair).map((piece, i) =>
    i % 2 === 0 ? (
      piece
    ) : (
      <span key={i} className="whitespace-nowrap">
        {piece}
      </span>
    ),
  );
}

/** Marks somebody or something as a fictional sample. */
export function SampleBadge({ children = 'Sample' }: { children?: string }) {
  return (
    <span className="rounded-full border border-edge bg-white px-2 text-small font-bold text-ink-soft">
      {children}
    </span>
  );
}
