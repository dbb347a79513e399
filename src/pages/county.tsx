import { LinkList } from '#components/links.tsx';
import { Filled } from '#components/text.tsx';
import { counted, inSentence, listInWords } from '#lib/text.ts';
import { addressOf } from '#site/address.ts';
import { notesBySubject } from '#site/places/local-notes.ts';
import type { RouteOf } from '#site/routes/routes.ts';
import { noteSourcesOf } from '#site/sources/sources.ts';
import { LocationBody } from './shared/location-body.tsx';
import { locationView, locationWords } from './shared/location-view.ts';
import { relatedCards } from './shared/page-cards.ts';
import { fillNames, namesOf } from './shared/place-texts.ts';
import { definePage } from './page.ts';

export const county = definePage({
  section: addressOf.locations(),
  props(site, { place }: RouteOf<'county'>) {
    const cities = place.cities.map((city) => inSentence(city.entry.name));
    const page = site.content.pages.county;
    const names = { ...namesOf(place), city: cities[0]! };
    const borough = site.content.serviceAreas.find((area) => area.slug === place.entry.serviceArea);
    const citiesNamed = [3, 2, 1].map((most) => ({ cities: listInWords(cities.slice(0, most)) }));
    const words = locationWords(site, place, citiesNamed);
    const notes = Object.values(notesBySubject(site, place));
    return {
      ...locationView(site, 'county', words, noteSourcesOf(site.content, notes)),
      lead: fillNames(cities.length > 1 ? page.lead : page.leadOfOneCity, names),
      localNotes: { heading: fillNames(page.notes, names), notes },
      citiesHeading: fillNames(page.cities, names),
      more: page.serviceArea,
      guide: page.guide,
      cities: place.cities.map((city) => ({
        href: city.address,
        label: city.entry.name,
        note: city.zips.length > 0 ? counted(city.zips.length, 'ZIP code', 'ZIP codes') : '',
      })),
      borough: borough && { href: addressOf.serviceArea(borough.slug), label: inSentence(borough.name) },
      article: borough && relatedCards(site.content, borough)[0],
    };
  },
  body: ({ citiesHeading, cities, borough, article, guide, more, ...props }, shell) => (
    <LocationBody props={props} shell={shell}>
      <section>
        <h2>{citiesHeading}</h2>
        <LinkList links={cities} />
        {borough && (
          <p className="mt-5">
            <Filled text={more} area={<a href={borough.href}>{borough.label}</a>} />
            {article && (
              <>
                {' '}
                <Filled text={guide} article={<a href={article.href}>{article.title}</a>} />
              </>
            )}
          </p>
        )}
      </section>
    </LocationBody>
  ),
});
