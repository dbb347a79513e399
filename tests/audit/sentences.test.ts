import { describe, expect, it } from 'vitest';
import { allChecks } from '#audit/checks/all-checks.ts';
import { backedFigures, figuresIn, isBacked } from '#audit/checks/backed-figures.ts';
import { pageReader } from '#audit/read-pages.ts';
import { loadSite } from '../support/load-site.ts';
import { root } from '../support/site.ts';
import { smallSite, writeData } from '../support/small-site/small-site.ts';
import { runOf } from './small-finished-site.ts';

const pageChecks = allChecks.filter((check) => 'onPage' in check);
const ofSentences = ['text-leftover', 'text-repeated-word', 'ad-specialist', 'ad-claim', 'ad-incident'];

/** The checks that find something on a page that says this. */
function checksOf(line: string): string[] {
  const data = writeData(smallSite());
  const run = runOf(loadSite(data).site!, { data, out: data, root });
  const page = pageReader(run)(run.routes[0]!, `<body><main><p>${line}</p></main></body>`);
  const asked = pageChecks.filter(({ id }) => ofSentences.includes(id));
  return asked.filter((check) => [...check.onPage(run, page)].length > 0).map(({ id }) => id);
}

describe('A sentence that breaks the rules on advertising', () => {
  it.each([
    ['We specialize in falls.', 'ad-specialist'],
    ['Ask our injury specialists.', 'ad-specialist'],
    ['A law firm whose specialty is scaffolds.', 'ad-specialist'],
    ['The best lawyers in town.', 'ad-claim'],
    ['We are #1 in Queens.', 'ad-claim'],
    ['Our experts guarantee a result.', 'ad-claim'],
    ['Expert help from experts in injury law.', 'ad-claim'],
    ['Victims of the March 3, 2026 scaffold collapse may call us.', 'ad-incident'],
    ['Were you injured in the fire last Tuesday?', 'ad-incident'],
  ])('%s', (line, check) => {
    expect(checksOf(line)).toEqual([check]);
  });
});

describe('A sentence that breaks no rule', () => {
  it.each([
    'Prior results do not guarantee a similar outcome. This website is for informational purposes only.',
    'A specialized ladder needs a specialized inspection.',
    'Without leading questions.',
    'An expert witness is paid by the hour, and the expenses include experts.',
    'The fire marshal writes a report after a fire.',
    'Read again on March 3, 2026.',
    'He said that that door was shut.',
    'Riders get no no-fault benefits.',
  ])('%s', (line) => {
    expect(checksOf(line)).toEqual([]);
  });
});

describe('Legal figures', () => {
  it('are amounts, percentages and periods of time', () => {
    expect(figuresIn('You have three years, 90 days or a 30-day stay, and $50,000 or 80% of it.')).toEqual([
      'three years',
      '90 days',
      '30-day',
      '$50,000',
      '80%',
    ]);
  });

  it('are not distances, ZIP codes, years or opening hours', () => {
    expect(figuresIn('8 miles from 11224, since 2020, 24 hours a day, 7 days a week')).toEqual([]);
  });

  it('are backed by a fact however they are written', () => {
    const backed = backedFigures(['90 days', '1 year and 90 days', '$50M+', '33.3%', '25+ years']);
    for (const written of [
      '90 days',
      '90-day',
      'ninety days',
      'one year',
      '$50M',
      '33.3 percent',
      '25+ years',
    ]) {
      expect([written, isBacked(written, backed)]).toEqual([written, true]);
    }
    expect(isBacked('91 days', backed)).toBe(false);
    expect(isBacked('$50,000', backed)).toBe(false);
  });
});

describe('The checks of sentences', () => {
  const data = `${root}/data`;
  const run = runOf(loadSite(data).site!, { data, out: data, root });
  const read = pageReader(run);
  const spanish = run.routes.find(
    ({ address }) => address === '/local-searches/spanish-speaking-injury-lawyer-nyc',
  )!;
  const found = (body: string, route = run.routes[0]!) =>
    pageChecks
      .filter(({ id }) => ['ad-specialist', 'ad-prior-results', 'link-new-tab'].includes(id))
      .flatMap((check) => [...check.onPage(run, read(route, body))]);

  it('allow "Specialty" in the name of a hospital', () => {
    expect(found('<body><main><p>Henry J. Carter Specialty Hospital, New York.</p></main></body>')).toEqual(
      [],
    );
  });

  it('accept required words in the language of the page', () => {
    const said =
      '<p>$50M+ recuperados. Los resultados anteriores no garantizan un resultado similar.</p>' +
      '<a href="https://maps.example/" target="_blank" rel="noopener">Brooklyn (mapa, se abre en una pesta\u00f1a nueva)</a>';
    expect(found(`<body><main>${said}</main></body>`, spanish)).toEqual([]);
    expect(found('<body><main><p>$50M+ recuperados.</p></main></body>')).toHaveLength(1);
  });
});
