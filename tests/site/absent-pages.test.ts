import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { ledgerOf } from '#addresses/ledger.ts';
import { vanishedFrom } from '#addresses/vanished/find-vanished.ts';
import { Document } from '#output/render/document.tsx';
import { planPage } from '#pages/definitions.ts';
import { routesOf, type Site } from '#site/plan.ts';
import { planShell } from '#site/shell.ts';
import { textOf } from '../support/files.ts';
import { dedent, lettersAbout } from '../support/mistakes.ts';
import { root } from '../support/site.ts';
import { routeAt, smallPlan } from '../support/small-site/small-plan.ts';
import { edit, smallSite, type DataFiles } from '../support/small-site/small-site.ts';

const mayBeAbsent = ['/service-areas', '/local-searches', '/blog', '/testimonials', '/privacy', '/terms'];

/** A firm without any of the content of these pages. */
function withoutThem(files: DataFiles): void {
  withoutSmallPrint(files);
  withoutConsent(files);
  withoutArticles(files);
  delete files['service-areas/burlington.yaml'];
  edit(files, 'counties/chittenden-county.yaml', 'serviceArea: burlington\n', '');
  files['testimonials.yaml'] = 'testimonials: []\n';
  files['keywords.yaml'] = 'keywords: []\n';
}

function withOneSentence(files: DataFiles): void {
  const said = '"They called me back."';
  edit(files, 'testimonials.yaml', `text: ${said}`, `quote: ${said}\n    text: ${said}`);
}

/** The first sentences of the topic contain only unknown values. */
function withoutSentences(files: DataFiles): void {
  edit(files, 'topics/deadlines.yaml', 'In {place}, notice goes to {noticeTo}.', 'Ask {police}.');
  edit(files, 'topics/deadlines.yaml', 'Ask our {office}, {miles} away.', 'Ask in {station}.');
}

function withNothingToReadNext(files: DataFiles): void {
  edit(files, 'posts/time-limits.md', 'related: ["moose-collision-claims"]\n', '');
}

function withoutArticles(files: DataFiles): void {
  for (const name of Object.keys(files)) if (/^(?:posts|guides|topics)\//.test(name)) delete files[name];
}

function withoutSmallPrint(files: DataFiles): void {
  delete files['pages/privacy.yaml'];
  delete files['pages/terms.yaml'];
}

function withoutConsent(files: DataFiles): void {
  for (const name of ['flows/case-evaluation.yaml', 'flows/chat.yaml']) {
    files[name] = String(files[name]).replace(/consent:\n(?: {2}.*\n)+/, '');
  }
}

const addressesOf = (site: Site) => [...routesOf(site)].map(({ address }) => address);

function htmlAt(site: Site, address: string): string {
  const shell = planShell(site, new Date('2026-11-20'), '/visitor.json');
  return renderToStaticMarkup(
    createElement(Document, { page: planPage(site, routeAt(site, address)), shell }),
  );
}

describe('A page without content', () => {
  it('exists as soon as there is content', () => {
    expect(addressesOf(smallPlan())).toEqual(expect.arrayContaining(mayBeAbsent));
  });

  it('is not made, and no page links to it', () => {
    const site = smallPlan(withoutThem);
    const addresses = addressesOf(site);
    expect(addresses.filter((address) => mayBeAbsent.includes(address))).toEqual([]);
    for (const address of addresses) {
      const links = [...htmlAt(site, address).matchAll(/href="([^"#]*)/g)].map(([, href]) => href!);
      const absent = [...mayBeAbsent, '/feed.xml'];
      expect([address, links.filter((link) => absent.includes(link))]).toEqual([address, []]);
    }
  });

  it.each([
    ['there is some of everything', () => undefined],
    ['all optional content is missing', withoutThem],
    ['nothing is known about a place', withoutSentences],
    ['an article has no related articles', withNothingToReadNext],
    ['the quote of a testimonial is its whole text', withOneSentence],
  ])('leaves no empty list and no empty paragraph if %s', (_, change) => {
    const site = smallPlan(change);
    for (const address of addressesOf(site)) {
      expect([address, /<(ul|ol|dl|p)(?: [^>]*)?><\/\1>/.exec(htmlAt(site, address))?.[0]]).toEqual([
        address,
        undefined,
      ]);
    }
  });

  it('leaves no heading for other practice areas if there is only one', () => {
    expect(htmlAt(smallPlan(), '/practice/car-accidents')).not.toContain('Other Practice Areas');
  });

  it('needs a redirect if it was published, but is never the target of one', () => {
    const nothing = (files: DataFiles) => {
      withoutThem(files);
      delete files['counties/addison-county.yaml'];
    };
    const vanished = vanishedFrom(smallPlan(nothing), ledgerOf(smallPlan()));
    const lines = vanished.flatMap((each) => each.lines);
    expect(lines.map(({ from }) => from)).toEqual(expect.arrayContaining(mayBeAbsent));
    expect(lines.filter(({ to }) => mayBeAbsent.includes(to))).toEqual([]);
  });
});

describe('The consent text of the form and the chat', () => {
  it('is left out if the site has no privacy and terms pages', () => {
    const { form, chat } = smallPlan(withoutThem).content.flows;
    expect([form.consent, chat.consent]).toEqual([undefined, undefined]);
  });

  it('does not report a page as missing if the file of that page has a mistake', () => {
    const files = smallSite();
    edit(files, 'pages/privacy.yaml', 'lead: "Very little."', 'lead: ""');
    expect(lettersAbout(files)).toEqual([expect.stringContaining('pages/privacy.yaml:4:7  lead')]);
  });

  it('needs the pages it links to in each language', () => {
    const files = smallSite();
    files['flows/case-evaluation.es.yaml'] = textOf(root, 'data/flows/case-evaluation.es.yaml');
    delete files['pages/terms.yaml'];
    expect(lettersAbout(files)).toContainEqual(
      expect.stringMatching(
        /^flows\/case-evaluation\.es\.yaml:.*consent\n\[terms\] leads to the page \/terms,/,
      ),
    );
  });

  it('needs the pages it links to', () => {
    const files = smallSite();
    withoutSmallPrint(files);
    expect(lettersAbout(files).map((letter) => letter.replace(/:\d.*/, ''))).toEqual(
      [
        ['case-evaluation', 'privacy'],
        ['case-evaluation', 'terms'],
        ['chat', 'privacy'],
      ].map(([flow, page]) =>
        dedent(`
          flows/${flow}.yaml
          [${page}] leads to the page /${page}, which this site does not have.
          Create pages/${page}.yaml, or delete "consent" here.
        `),
      ),
    );
  });

  it('has such a page that cannot be read', () => {
    const files = smallSite();
    edit(files, 'pages/privacy.yaml', 'lead: "Very little."', 'lead: "Very little.');
    expect(lettersAbout(files)).toEqual([expect.stringContaining('pages/privacy.yaml:4:7\nThe quote')]);
  });
});
