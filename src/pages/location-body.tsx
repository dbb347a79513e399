import type { ReactNode } from 'react';
import { Breadcrumbs } from '#components/breadcrumbs.tsx';
import { CallPanel } from '#components/call-panel.tsx';
import { FactList } from '#components/fact-list.tsx';
import { LinkList } from '#components/links.tsx';
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
  const { crumbs, heading, lead, place, map, facts, topics, areas, nearby } = props;
  return (
    <div className="band with-panel">
      <div className="reading">
        <Breadcrumbs crumbs={crumbs} />
        <PageTitle heading={heading} lead={lead} />
        {map && <PlaceMap map={map} />}
        {children}
        <h2>Good to know in {place}</h2>
        <FactList facts={facts} />
        <h2>Your questions, answered for {place}</h2>
        <LinkList links={topics} />
        {nearby.length > 0 && (
          <>
            <h2>Nearby</h2>
            <LinkList links={nearby} className="chips" />
          </>
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
