import type { Picture } from '#site/pictures.ts';

interface IllustrationProps extends Picture {
  /** The first drawing of a page is in sight at once; the others may wait for the reader. */
  first?: boolean;
}

/** A wide drawing; a narrow window shows the middle of it. */
export function Illustration({ src, alt, first = false }: IllustrationProps) {
  return (
    <img
      className="w-full rounded-card object-cover max-desk:h-64 max-sm:h-44"
      src={src}
      alt={alt}
      width="640"
      height="360"
      loading={first ? 'eager' : 'lazy'}
    />
  );
}
