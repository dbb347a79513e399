/** A drawing from data/images, named by its file without the ending. */
export function Illustration({ name, alt }: { name: string; alt: string }) {
  return (
    <img
      className="illustration"
      src={`/images/${name}.svg`}
      alt={alt}
      width="640"
      height="360"
      loading="lazy"
    />
  );
}
