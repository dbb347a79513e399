/** The first thing a keyboard reaches. */
export function SkipLink() {
  return (
    <a className="sr-only z-50 bg-white p-5 font-bold focus:not-sr-only focus:fixed" href="#main">
      Skip to the content
    </a>
  );
}
