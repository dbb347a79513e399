const button =
  'inline-flex min-h-12 cursor-pointer items-center justify-center gap-2 rounded-button border-2 px-4 py-2 font-bold ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-sand disabled:text-ink-soft';

/** Button styles of the islands. */
export const buttonStyles = {
  primary: `${button} border-navy-deep bg-brass-light text-navy-deep enabled:hover:bg-brass-wash`,
  quiet: `${button} border-navy bg-white text-navy enabled:hover:bg-sand`,
  /** An icon alone, on white; sized in pixels, so that enlarged text gets the room. */
  sign: 'inline-flex size-[44px] shrink-0 cursor-pointer items-center justify-center rounded-button hover:bg-sand',
};
