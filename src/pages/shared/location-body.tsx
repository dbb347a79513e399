import type { ComponentProps, ReactNode } from 'react';
import { SourcesFold } from '#components/article/sources.tsx';
import { Band } from '#components/band.tsx';
import { CallPanel } from '#components/call-panel.tsx';
import { Cards, TopicCards } from '#components/cards.tsx';
import { FactList, LocalNotes } from '#components/place/fact-list.tsx';
import { FactSections } from '#components/place/fact-sections.tsx';
import { LinkList } from '#components/links.tsx';
import { MapBeside, PlaceMap } from '#components/place/place-map.tsx';
import { PageHead } from '#components/page-head.tsx';
import { DeadlineCard, PlaceCards } from '#components/place/place-cards.tsx';
import { placeStyles } from '#components/style-files.ts';
import type { Link } from '#site/address.ts';
import type { Shell } from '#site/shell.ts';
import type { LocationView } from './location-view.ts';

interface LocationProps extends LocationView {
  lead: string;
  /** Leads to the list of what the place contains, which is far down on a phone. */
  toParts?: Link | undefined;
  /** Only the county's own page prints its notes; its cities and ZIPs do not repeat them. */
  localNotes?: ComponentProps<typeof LocalNotes>;
}

/** The layout that county, city and ZIP pages share; `children` lists what the place contains. */
export function LocationBody({
  props,
  shell,
  children,
}: {
  props: LocationProps;
  shell: Shell;
  children: ReactNode;
}) {
  const { map, facts, credits, factSections, cards, deadlines, sections, topics, areas, nearby } = props;
  return (
    <>
      <PageHead
        crumbs={props.crumbs}
        heading={props.heading}
        lead={props.lead}
        showActions
        aside={
          deadlines.length > 0 && <DeadlineCard words={cards} deadlines={deadlines} against={props.against} />
        }
        below={<PlaceCards words={cards} essentials={props.essentials} />}
        shell={shell}
      >
        {props.toParts && (
          <p className="link-lines mt-1 print:hidden">
            <a href={props.toParts.href}>{props.toParts.label}</a>
          </p>
        )}
      </PageHead>
      <div className="wrap grid gap-12 py-8 desk:grid-cols-[minmax(0,1fr)_19rem] desk:py-12">
        <MapAndFacts map={map} factSections={factSections} more={shell.words.marks.more}>
          {children}
        </MapAndFacts>
        <CallPanel shell={shell} className="desk:row-span-2 print:hidden" />
        <div className="min-w-0">
          {facts.length > 0 && (
            <section>
              <h2>{sections.facts}</h2>
              <FactList facts={facts} />
              {credits && <p className="mt-3 text-small text-ink-soft">{credits}</p>}
            </section>
          )}
          {props.localNotes && <LocalNotes {...props.localNotes} />}
          {props.sources && <SourcesFold sources={props.sources} shell={shell} />}
        </div>
      </div>
      {topics.length > 0 && (
        <Band ground="sand">
          <nav aria-labelledby="questions">
            <h2 id="questions">{sections.topics}</h2>
            <TopicCards topics={topics} />
          </nav>
        </Band>
      )}
      <Band>
        {nearby.length > 0 && (
          <nav className="mb-12" aria-labelledby="nearby">
            <h2 id="nearby">{sections.nearby}</h2>
            <LinkList links={nearby} />
          </nav>
        )}
        {areas.length > 0 && (
          <nav aria-labelledby="areas">
            <h2 id="areas">{sections.practiceAreas}</h2>
            <Cards cards={areas} inRow={6} level={3} />
          </nav>
        )}
      </Band>
    </>
  );
}

interface MapAndFactsProps extends Pick<LocationProps, 'map' | 'factSections'> {
  /** Label that unfolds the rest of a list. */
  more: string;
  children: ReactNode;
}

/** The map, what the place contains, and the sections of facts; the first of these fit beside a tall map. */
function MapAndFacts({ map, factSections, more, children }: MapAndFactsProps) {
  const beside = map?.isTall ? besideMap(factSections) : 0;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-12">
      {(map ?? factSections.find(({ table }) => table)) && (
        <link rel="stylesheet" href={`/${placeStyles.name}`} />
      )}
      {map?.isTall ? (
        <MapBeside map={<PlaceMap map={map} />}>
          {children}
          <FactSections sections={factSections.slice(0, beside)} more={more} />
        </MapBeside>
      ) : (
        <>
          {map && <PlaceMap map={map} />}
          {children}
        </>
      )}
      <FactSections sections={factSections.slice(beside)} more={more} />
    </div>
  );
}

/** How many sections go beside a tall map: the leading folded ones, and the next unless its table needs full width. */
function besideMap(factSections: LocationProps['factSections']) {
  const open = factSections.findIndex(({ fold }) => fold === undefined);
  return open < 0 ? factSections.length : factSections[open]!.table ? open : open + 1;
}
