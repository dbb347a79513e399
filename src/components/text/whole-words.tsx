/** Such as "No-Fault": a torn one reads as two words. Long ones, such as "Bedford-Stuyvesant", may need their second line. */
const shortPair = /(\b\w{1,3}-\w{1,9}\b)/;

/** A heading whose short words with a hyphen stay on one line. */
export function WholeWords({ text }: { text: string }) {
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
