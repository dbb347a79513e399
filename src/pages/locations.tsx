import { Band } from '#components/band.tsx';
import { Cards } from '#components/cards.tsx';
import { PageHead } from '#components/page-head.tsx';
import { PlaceFinder } from '#components/finder/place-finder.tsx';
import { Filled } from '#components/text.tsx';
import { counted } from '#lib/text.ts';
import { addressOf } from '#site/address.ts';
import { placeIndexFile } from '#site/places/place-index.ts';
import { firmData } from '#site/structured-data/structured-data.ts';
import { definePage } from './page.ts';
import { openingOf } from './shared/heads.ts';

export const locations = definePage({
  props(site) {
    const page = site.content.pages.locations;
    return {
      ...openingOf(site, 'locations', page, firmData),
      words: page,
      hasAreas: site.content.serviceAreas.length > 0,
      index: `/${placeIndexFile(site).name}`,
      counties: site.places.counties.map(({ name, address, cities, map }) => ({
        href: address,
        title: name,
        picture: map?.outline && `/${map.outline}`,
        isOutline: true,
        note: counted(cities.length, 'city', 'cities'),
        links: cities.map((city) => ({ href: city.address, label: city.entry.name })),
      })),
    };
  },
  body: ({ opening, words, index, counties, hasAreas }, shell) => (
    <>
      <PageHead {...opening} shell={shell}>
        <PlaceFinder index={index} shell={shell} />
      </PageHead>
      <Band>
        <h2 id="counties" className="sr-only">
          {words.counties}
        </h2>
        <Cards cards={counties} level={3} />
        {hasAreas && (
          <p className="mt-8">
            <Filled text={words.neighborhood} areas={<a href={addressOf.serviceAreas()}>{words.areas}</a>} />
          </p>
        )}
      </Band>
    </>
  ),
});
