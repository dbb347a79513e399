/** Says that somebody or something is invented, to show how it would look. */
export function SampleMark({ children = 'Sample' }: { children?: string }) {
  return (
    <span className="rounded-full border border-edge bg-white px-2 text-small font-bold text-ink-soft">
      {children}
    </span>
  );
}
