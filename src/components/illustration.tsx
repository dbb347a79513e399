import type { Picture } from '#site/pictures.ts';

interface IllustrationProps extends Picture {
  /** The first drawing of a page is in view at once; all others load lazily. */
  first?: boolean;
}

/** A wide drawing; narrow windows crop its height a little. */
export function Illustration({ src, alt, first = false }: IllustrationProps) {
  return (
    <img
      className="w-full rounded-card object-cover max-desk:aspect-2/1"
      src={src}
      alt={alt}
      width="640"
      height="360"
      loading={first ? 'eager' : 'lazy'}
    />
  );
}
