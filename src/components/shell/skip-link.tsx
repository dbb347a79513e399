/** The first thing a keyboard reaches. */
export function SkipLink() {
  return (
    <a className="z-50 bg-white p-5 font-bold not-focus:sr-only focus:fixed" href="#main">
      Skip to the content
    </a>
  );
}
