import type { Shell } from '#site/shell.ts';

/** A text of the data; the firm's number in it dials. */
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
