import { addressOf } from '#site/address.ts';
import type { Lawyer } from '#site/lawyers.ts';
import { SampleBadge } from './text.tsx';

/**
 * The lawyers with portraits; `showDetails` says more of them and adds the ids that structured data and other pages link
 * to.
 */
export function Lawyers({
  lawyers,
  showDetails = false,
}: {
  lawyers: readonly Lawyer[];
  showDetails?: boolean;
}) {
  if (lawyers.length === 0) return null;
  return (
    <ul className="grid content-start gap-3 sm:grid-cols-3 desk:gap-5">
      {lawyers.map((lawyer) => (
        <li
          key={lawyer.slug}
          id={showDetails ? lawyer.slug : undefined}
          className={`card ${showDetails ? 'grid grid-cols-[auto_1fr] items-center sm:block' : 'flex max-sm:items-center sm:flex-col'}`}
        >
          <Portrait
            lawyer={lawyer}
            className="w-full flex-none object-cover max-sm:aspect-square max-sm:w-24"
          />
          <div className={showDetails ? 'p-3 desk:p-5' : 'p-3'}>
            <h3>
              {showDetails ? (
                lawyer.name
              ) : (
                <a
                  className="card-link text-navy-deep no-underline"
                  href={`${addressOf.about()}#${lawyer.slug}`}
                >
                  {lawyer.name}
                </a>
              )}
            </h3>
            <p className="flex flex-wrap items-center gap-2 text-ink-soft">
              {lawyer.role}
              {lawyer.sample && <SampleBadge />}
            </p>
          </div>
          {showDetails && (
            <div className="col-span-full p-3 sm:pt-0 desk:px-5 desk:pb-5">
              <p>{lawyer.bio}</p>
              <dl className="mt-3 text-small">
                {lawyer.details.map(({ label, value }) => (
                  <div key={label}>
                    <dt className="mt-2 font-bold">{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

export function Portrait({ lawyer, className }: { lawyer: Pick<Lawyer, 'portrait'>; className: string }) {
  const { src, alt } = lawyer.portrait;
  return <img className={className} src={src} alt={alt} width="320" height="320" loading="lazy" />;
}
