import type { ReactNode } from 'react';
import { Breadcrumbs } from '#components/breadcrumbs.tsx';
import { CallPanel } from '#components/call-panel.tsx';
import { FactList } from '#components/fact-list.tsx';
import { KnownSections } from '#components/known-sections.tsx';
import { LinkList } from '#components/links.tsx';
import { LocalNotes } from '#components/local-notes.tsx';
import { PageTitle } from '#components/page-title.tsx';
import { PlaceMap } from '#components/place-map.tsx';
import type { Shell } from '#site/shell.ts';
import type { locationView } from './location-view.ts';

type LocationProps = ReturnType<typeof locationView> & { lead: string };

/** The screen that county, city and ZIP pages share; `children` is what the place contains. */
export function LocationBody({
  props,
  shell,
  children,
}: {
  props: LocationProps;
  shell: Shell;
  children: ReactNode;
}) {
  const {
    crumbs,
    heading,
    lead,
    place,
    map,
    facts,
    countyName,
    credits,
    known,
    notes,
    topics,
    areas,
    nearby,
  } = props;
  return (
    <div className="band with-panel">
      <div className="reading">
        <Breadcrumbs crumbs={crumbs} />
        <PageTitle heading={heading} lead={lead} />
        {map && <PlaceMap map={map} />}
        <KnownSections known={known} />
        {children}
        <h2>Good to know in {place}</h2>
        <FactList facts={facts} />
        {credits && <p className="small">Sources: {credits}.</p>}
        {notes.length > 0 && <LocalNotes county={countyName} notes={notes} />}
        <nav aria-labelledby="questions">
          <h2 id="questions">Your questions, answered for {place}</h2>
          <LinkList links={topics} />
        </nav>
        {nearby.length > 0 && (
          <nav aria-labelledby="nearby">
            <h2 id="nearby">Nearby, in a straight line</h2>
            <ul className="links">
              {nearby.map((near, i) => (
                <li key={i}>
                  <a href={near.href}>{near.label}</a> <span className="note">{near.way}</span>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <aside aria-label="Talk to us">
        <CallPanel shell={shell} />
      </aside>
      <div className="further">
        <nav aria-labelledby="areas">
          <h2 id="areas">What happened to you?</h2>
          <LinkList links={areas} className="link-rows" />
        </nav>
      </div>
    </div>
  );
}
