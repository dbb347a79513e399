import { describe, expect, it } from 'vitest';
import { sourcePieces } from '#site/sources/source-pieces.ts';
import { renderDocument } from '#output/render/document.tsx';
import { planPage } from '#pages/definitions.ts';
import { planShell } from '#site/shell.ts';
import type { Sources } from '#site/sources/sources.ts';
import { routeAt, smallPlan } from '../support/small-site/small-plan.ts';
import { edit, type DataFiles } from '../support/small-site/small-site.ts';

const laws = [
  { name: 'CPLR', link: 'https://laws.example/CVP/{section}' },
  { name: '11 NYCRR', link: 'https://rules.example/11-{section}' },
];

/** A source as it is printed, with links in brackets. */
const printed = (source: string) =>
  sourcePieces(source, laws)
    .map((piece) => (typeof piece === 'string' ? piece : `[${piece.label}](${piece.href})`))
    .join('');

describe('A source', () => {
  it.each([
    ['links to the section of a law', 'CPLR 214(5)', '[CPLR 214(5)](https://laws.example/CVP/214)'],
    [
      'writes a section in upper case in the address',
      "CPLR 214-a(b) (Lavern's Law)",
      "[CPLR 214-a(b) (Lavern's Law)](https://laws.example/CVP/214-A)",
    ],
    [
      'links to each of several sections',
      '11 NYCRR 65-1.1, 65-2.4(b)',
      '[11 NYCRR 65-1.1](https://rules.example/11-65-1.1), [65-2.4(b)](https://rules.example/11-65-2.4)',
    ],
    [
      'links once to several parts of a section',
      'CPLR 3012(a), (c)',
      '[CPLR 3012(a), (c)](https://laws.example/CVP/3012)',
    ],
    [
      'links to a website',
      'CPLR 105(j); nycourts.gov/courts/ad4, Facilities',
      '[CPLR 105(j)](https://laws.example/CVP/105); [nycourts.gov/courts/ad4](https://nycourts.gov/courts/ad4), Facilities',
    ],
    [
      'links to the website of a state that ends in "us"',
      'courts.state.pa.us/rules, Rule 1007',
      '[courts.state.pa.us/rules](https://courts.state.pa.us/rules), Rule 1007',
    ],
    [
      'does not link to anything that only begins like a website',
      'law.community, Rules',
      'law.community, Rules',
    ],
    ['does not treat a full stop as part of an address', 'ny.gov/a.', '[ny.gov/a](https://ny.gov/a).'],
    [
      'is plain text if no address is known',
      'Andersen v Long Island R.R., 59 N.Y.2d 657 (1983)',
      'Andersen v Long Island R.R., 59 N.Y.2d 657 (1983)',
    ],
  ])('%s', (_, source, print) => {
    expect(printed(source)).toBe(print);
  });
});

/** The sources on a page, each with the figures that it supports. */
function sourcesAt(address: string, change?: (files: DataFiles) => void): Record<string, string> | undefined {
  const site = smallPlan(change);
  const { sources } = planPage(site, routeAt(site, address)).props as { sources?: Sources };
  return (
    sources &&
    Object.fromEntries(
      sources.sources.map(({ label, pieces }) => [
        pieces.map((piece) => (typeof piece === 'string' ? piece : piece.label)).join(''),
        label,
      ]),
    )
  );
}

describe('The sources of a page', () => {
  it('are exactly those of the facts in its article', () => {
    expect(sourcesAt('/blog/time-limits')).toEqual({ '12 V.S.A. 512': '3 years' });
  });

  it('are also below the article of a topic', () => {
    expect(sourcesAt('/blog/zip/05401/deadlines')).toEqual({ '12 V.S.A. 512': '3 years' });
  });

  it('are left out if the page mentions no figures of the law', () => {
    const silent = (files: DataFiles) => edit(files, 'keywords.yaml', 'Call {phone}.', 'Call us.');
    expect(sourcesAt('/local-searches/car-crash-lawyer-in-burlington', silent)).toBeUndefined();
  });

  it('include those of the county notes on the page of the county', () => {
    const told = (files: DataFiles) =>
      edit(
        files,
        'counties/addison-county.yaml',
        'order: 2',
        'order: 2\nlocal: [{ subject: roads, text: "The agency keeps Route 7.", source: "19 V.S.A. 1" }]',
      );
    const figures = (files: DataFiles) => {
      told(files);
      edit(
        files,
        'pages/locations.yaml',
        'lead:',
        'deadlines: [{ figure: "{fact:injury-deadline}", text: "to sue" }]\nlead:',
      );
    };
    expect(sourcesAt('/locations/addison-county', figures)).toEqual({
      '12 V.S.A. 512': '3 years',
      '19 V.S.A. 1': 'Who keeps the roads',
    });
    expect(sourcesAt('/locations/zip/05753', figures)).toEqual({ '12 V.S.A. 512': '3 years' });
    expect(sourcesAt('/locations/addison-county', told)).toEqual({ '19 V.S.A. 1': 'Who keeps the roads' });
    const site = smallPlan(told);
    const page = planPage(site, routeAt(site, '/locations/addison-county'));
    const shell = planShell(site, new Date('2026-11-20'), '/visitor.json');
    expect(renderDocument({ page, shell })).toContain('aria-label="Sources"');
  });

  it('link to the page of the county if a topic prints its notes', () => {
    const told = (files: DataFiles) => {
      edit(
        files,
        'counties/addison-county.yaml',
        'order: 2',
        'order: 2\nlocal: [{ subject: roads, text: "The agency keeps Route 7.", source: "19 V.S.A. 1" }]',
      );
      edit(files, 'topics/deadlines.yaml', 'order: 1', 'order: 1\nlocal: [roads]');
    };
    const own = { '12 V.S.A. 512': '3 years' };
    expect(sourcesAt('/blog/zip/05753/deadlines', told)).toEqual({
      ...own,
      'sources on its page': 'How it works in Addison County',
    });
    // Without a note about roads.
    expect(sourcesAt('/blog/zip/05401/deadlines', told)).toEqual(own);
  });

  it('link to the sources of the tables if there are tables', () => {
    const withDeadline = (files: DataFiles) =>
      edit(
        files,
        'pages/locations.yaml',
        'lead:',
        'deadlines: [{ figure: "{fact:injury-deadline}", text: "to sue" }]\nlead:',
      );
    const withTable = (files: DataFiles) => {
      withDeadline(files);
      files['places/people.csv'] = 'zip,population\n05401,28000\n';
      files['places/sources.yaml'] =
        'tables:\n  people: { source: "A count", credit: "The count", date: "2025", license: "None" }\n';
    };
    const places = '/locations/zip/05401';
    const law = { '12 V.S.A. 512': '3 years' };
    expect(sourcesAt(places, withTable)).toEqual({
      ...law,
      'public data, with dates and licenses': 'Numbers and borders',
    });
    expect(sourcesAt(places, withDeadline)).toEqual(law);
    expect(sourcesAt('/blog/zip/05401/deadlines', withTable)).toHaveProperty([
      'public data, with dates and licenses',
    ]);
  });
});
