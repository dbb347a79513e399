import { describe, expect, it } from 'vitest';
import { routesOf } from '#site/plan.ts';
import { routesByPlace } from '#site/routes/routes-by-place.ts';
import { smallPlan } from '../support/small-site/small-plan.ts';

const site = smallPlan();
const inPlan = [...routesOf(site)].map(({ address }) => address);
const made = [...routesByPlace(site)];

describe('The order in which pages are made', () => {
  it('contains every planned page once, with its number in the plan', () => {
    expect(made.map(({ index }) => index).sort((a, b) => a - b)).toEqual([...inPlan.keys()]);
    for (const { route, index } of made) expect(route.address).toBe(inPlan[index]);
  });

  it('puts the topic pages of a place after its own page', () => {
    const addresses = made.map(({ route }) => route.address);
    const at = addresses.indexOf('/locations/zip/05753');
    const topics = site.content.topics.map(({ slug }) => `/blog/zip/05753/${slug}`);
    expect(addresses.slice(at + 1, at + 1 + topics.length)).toEqual(topics);
  });

  it('can be split anywhere', () => {
    for (let cut = 0; cut <= site.size; cut++) {
      expect([...routesByPlace(site, 0, cut), ...routesByPlace(site, cut)]).toEqual(made);
    }
  });
});
