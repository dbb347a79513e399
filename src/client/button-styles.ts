const button =
  'inline-flex min-h-12 cursor-pointer items-center justify-center gap-2 rounded-button border-2 px-4 py-2 font-bold ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-sand disabled:text-ink-soft';

/** Button styles of the islands. */
export const buttonStyles = {
  primary: `${button} border-navy-deep bg-brass-light text-navy-deep enabled:hover:bg-brass-wash`,
  quiet: `${button} border-navy bg-white text-navy enabled:hover:bg-sand`,
  /** An icon alone, on white; in pixels, as below. */
  sign: 'inline-flex size-[44px] shrink-0 cursor-pointer items-center justify-center rounded-button hover:bg-sand',
  /** The same on navy, with words where they fit; sized in pixels, so that enlarged text gets the room. */
  inHead:
    'inline-flex min-h-11 min-w-[44px] shrink-0 cursor-pointer items-center justify-center gap-2 rounded-button px-[8px] ' +
    'font-bold whitespace-nowrap text-white no-underline hover:bg-navy-deep hover:text-white ' +
    'focus-visible:-outline-offset-3 focus-visible:outline-white focus-visible:[box-shadow:none]',
};
