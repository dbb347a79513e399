export function SendIcon() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3 20.5V14l10-2-10-2V3.5L22 12z" />
    </svg>
  );
}
