interface IllustrationProps {
  name: string;
  alt: string;
  /** The first drawing of a page is in sight at once; the others may wait for the reader. */
  first?: boolean;
}

/** A drawing from data/images, named by its file without the ending. */
export function Illustration({ name, alt, first = false }: IllustrationProps) {
  return (
    <img
      className="illustration"
      src={`/images/${name}.svg`}
      alt={alt}
      width="640"
      height="360"
      loading={first ? 'eager' : 'lazy'}
    />
  );
}
