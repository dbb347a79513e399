import { addressOf } from '#site/routes/address.ts';
import type { Shell } from '#site/shell.ts';

/** The mark, where the data has one, and the name of the firm; it leads home. */
export function Brand({ shell }: { shell: Shell }) {
  return (
    <a
      className="flex min-h-11 items-center gap-3 font-head text-h3 leading-none font-bold text-navy-deep no-underline"
      href={addressOf.home()}
    >
      {shell.pictures.mark && (
        <img
          src={shell.pictures.mark}
          className="max-[22rem]:hidden"
          alt=""
          width="40"
          height="40"
          fetchPriority="low"
        />
      )}
      {shell.firm.product}
    </a>
  );
}
