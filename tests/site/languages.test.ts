import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { Document } from '#output/render/document.tsx';
import { planPage } from '#pages/definitions.ts';
import type { Site } from '#site/plan.ts';
import { planShell } from '#site/shell.ts';
import { socialImages } from '#site/social.ts';
import { lettersAbout } from '../support/mistakes.ts';
import { root } from '../support/site.ts';
import { routeAt, smallPlan } from '../support/small-site/small-plan.ts';
import { edit, smallSite, type DataFiles } from '../support/small-site/small-site.ts';

const real = (name: string) => readFileSync(path.join(root, 'data', name), 'utf8');
const formFile = 'flows/case-evaluation.es.yaml';

/** The landing page of the small site, in Spanish. */
function inSpanish(files: DataFiles): void {
  edit(
    files,
    'keywords.yaml',
    'heading: "Car Crash Lawyer in Burlington"',
    'heading: "Abogado"\n    lang: es',
  );
  files['pages/keyword.es.yaml'] = real('pages/keyword.es.yaml');
  files['pages/shell.es.yaml'] = real('pages/shell.es.yaml');
}

const landingPage = (change?: (files: DataFiles) => void) =>
  htmlAt('/local-searches/car-crash-lawyer-in-burlington', change);

function htmlAt(address: string, change?: (files: DataFiles) => void): string {
  const site = smallPlan(change);
  const page = planPage(site, routeAt(site, address));
  const shell = planShell(site, new Date('2026-11-20'), '/visitor.json');
  return renderToStaticMarkup(createElement(Document, { page, shell }));
}

describe('A landing page', () => {
  it('is in English by default', () => {
    const html = landingPage();
    expect(html).toContain('<html lang="en-US"');
    expect(html).toContain('Skip to the content');
    expect(html).toContain('Call Us Now');
  });

  it('is entirely in its own language, including the header and footer', () => {
    const html = landingPage(inSpanish);
    expect(html).toContain('<html lang="es"');
    expect(html).toMatch(/<link rel="alternate" hrefLang="es" href="([^"]+)"\/?>/i);
    for (const words of ['Ir al contenido', 'Evaluación gratis de su caso', 'Llámenos ahora', 'Cómo empezar'])
      expect(html).toContain(words);
    for (const words of ['Skip to', 'Free Case Evaluation', 'Call Us', 'Our offices', 'All rights reserved'])
      expect(html).not.toContain(words);
  });

  it('has no testimonial in another language, as clients speak English', () => {
    expect(landingPage()).toContain('They called me back.');
    expect(landingPage(inSpanish)).not.toContain('They called me back.');
  });

  it('describes its picture in English only', () => {
    const withPicture = (files: DataFiles) =>
      void (files['images/car-accidents.svg'] = '<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect(landingPage(withPicture)).toContain('alt="A car beside a road"');
    const html = landingPage((files) => {
      inSpanish(files);
      withPicture(files);
    });
    expect(html).toContain('/images/car-accidents');
    expect(html).not.toContain('A car beside a road');
  });

  it('is shared with a picture in its own language, or with that of the site where its words are English', () => {
    const address = '/local-searches/car-crash-lawyer-in-burlington';
    const pictureOf = (site: Site) => ({
      src: planPage(site, routeAt(site, address)).props.head.image?.src,
      drawn: socialImages(site).find(({ file }) => file.includes(address)),
    });
    const ofSite = { src: 'https://www.maplelaw.example/social/site.png', drawn: undefined };
    expect(pictureOf(smallPlan())).toEqual(ofSite);
    expect(pictureOf(smallPlan(inSpanish))).toMatchObject({
      src: `https://www.maplelaw.example/social${address}.png`,
      drawn: { headline: 'Abogado', label: 'Publicidad de abogados (Attorney Advertising)' },
    });
    const untranslated = smallPlan((files) => {
      inSpanish(files);
      delete files['pages/shell.es.yaml'];
    });
    expect(pictureOf(untranslated)).toEqual(ofSite);
  });

  it('is linked from the contact page only in another language', () => {
    expect(htmlAt('/contact')).not.toContain('href="/local-searches/');
    expect(htmlAt('/contact', inSpanish)).toContain('href="/local-searches/');
  });

  it('names the figure of each source in its own language', () => {
    const html = landingPage((files) => {
      inSpanish(files);
      edit(files, 'keywords.yaml', 'Ask before you sign anything.', 'Plazo: {value:injury-deadline} años.');
    });
    expect(html).toMatch(/<li>3 años: /);
  });

  it('also has its labels for screen readers in its own language', () => {
    const namesOn = (html: string) =>
      [...html.matchAll(/aria-label="([^"]+)"|sr-only">([^<]+)/g)].map(([, label, text]) => label ?? text!);
    const english = namesOn(landingPage());
    const spanish = namesOn(landingPage(inSpanish));
    expect(spanish).toContain('5 estrellas');
    expect(spanish.filter((name) => english.includes(name))).toEqual([]);
  });

  it('names its practice area in its own language, or marks the English name as English', () => {
    const linksOn = (html: string) =>
      [...html.matchAll(/<a href="\/practice\/car-accidents"([^>]*)>([^<]*)/g)].map((found) =>
        found.slice(1),
      );
    expect(linksOn(landingPage(inSpanish))).toEqual([
      ['', 'Accidentes de auto (en inglés)'],
      ['', 'Accidentes de auto (en inglés)'],
    ]);
    const untranslated = landingPage((files) => {
      inSpanish(files);
      edit(
        files,
        'pages/keyword.es.yaml',
        'areas:\n  - practiceArea: car-accidents\n    name: "Accidentes de auto (en inglés)"\n',
        '',
      );
    });
    expect(linksOn(untranslated)).toEqual([
      [' lang="en"', 'Car Accidents'],
      [' lang="en"', 'Car Accidents'],
    ]);
  });

  it.each(['/contact', '/local-searches', '/practice/car-accidents', '/sitemap'])(
    'has its name marked with its language on the English page %s',
    (address) => {
      const link = /<a [^>]*href="\/local-searches\/car-crash-lawyer-in-burlington"[^>]*>.*?<\/a>/;
      expect(htmlAt(address, inSpanish).match(link)?.[0]).toContain(' lang="es"');
    },
  );

  it('names each office by its place, not by the English name of the city in its postal address', () => {
    const html = landingPage((files) => {
      inSpanish(files);
      files['pages/shell.es.yaml'] = 'firm:\n  office: "Oficina de {place}"\n';
      edit(files, 'site.yaml', 'name: "Burlington office"', 'name: "Old North End office"');
    });
    expect(html).toMatch(/<h3[^>]*>Oficina de Old North End<\/h3>/);
  });

  it('uses English texts if there are none in its language', () => {
    const html = landingPage((files) => {
      inSpanish(files);
      delete files['pages/keyword.es.yaml'];
      delete files['pages/shell.es.yaml'];
      edit(files, 'keywords.yaml', 'Ask before you sign anything.', 'Plazo: {value:injury-deadline} años.');
    });
    expect(html).toContain('<html lang="es"');
    expect(html).toContain('Skip to the content');
    expect(html).toMatch(/Sources, checked on [A-Z][a-z]+ \d/);
  });
});

describe('A form in another language', () => {
  it('is valid if it has the same questions', () => {
    expect(lettersAbout({ ...smallSite(), [formFile]: real(formFile) })).toEqual([]);
  });

  it.each([
    [
      'a missing answer',
      '          - "Otro"\n',
      '',
      'steps[3].fields[1].options\n"accidentType" has 12 options in the English form, but 11 here.\nWrite the same options in the same order, because the firm receives the English ones.',
    ],
    [
      'a field of another kind',
      'kind: email',
      'kind: text',
      'steps[1].fields[2].kind\nIn the English form, "email" has the kind "email".\nWrite: kind: email',
    ],
    [
      'a missing answer that ends the evaluation',
      '    declines: "No"\n',
      '',
      'steps[0]\nIn the English form, this step has an answer that ends the evaluation.\nAdd "declines:" with that answer.',
    ],
    [
      'an impossible answer that ends the evaluation',
      'declines: "No"',
      'declines: "Nunca"',
      'steps[0].declines\nNo field of this step can be answered "Nunca".\nWrite one of these: Sí, No, Sí, No.',
    ],
  ])('is reported for %s', (_, right, wrong, letter) => {
    const files: DataFiles = { ...smallSite(), [formFile]: real(formFile) };
    edit(files, formFile, right, wrong);
    expect(lettersAbout(files).map((told) => told.replace(/^\S+ +/, ''))).toEqual([letter]);
  });

  const [field] = /      - name: injuryDescription\n(?: {8}.*\n)+/.exec(real(formFile))!;
  const [step] = /  - title: "Últimos detalles"\n(?: {4}.*\n)+/.exec(real(formFile))!;
  const asksFor =
    'In the English form, this step asks for "injuryDescription" here.\nUse the same fields, with the same names, in the same order.';
  it.each([
    ['a missing field', field, '', `steps[3].fields\n${asksFor}`],
    [
      'one more field',
      field,
      field + field,
      'steps[3].fields\nThis step has more fields than in the English form.\nDelete the extra ones.',
    ],
    [
      'a missing step',
      step,
      '',
      'steps\nThe step "Final Details" is missing.\nAdd it in the same place as in the English form.',
    ],
    [
      'one more step',
      step,
      step + step,
      'steps\nThis form has more steps than the English one.\nDelete the extra ones.',
    ],
  ])('is reported for %s, besides what the firm would get twice or not at all', (_, right, wrong, letter) => {
    const files: DataFiles = { ...smallSite(), [formFile]: real(formFile) };
    edit(files, formFile, right, wrong);
    const letters = lettersAbout(files).map((told) => told.replace(/^\S+ +/, ''));
    expect(letters).toHaveLength(2);
    expect(letters).toContain(letter);
  });

  it('is not compared with an English form that has mistakes', () => {
    const files: DataFiles = { ...smallSite(), [formFile]: real(formFile) };
    edit(files, 'flows/case-evaluation.yaml', 'kind: email', 'kind: mail');
    expect(lettersAbout(files)).toEqual([expect.stringContaining('flows/case-evaluation.yaml')]);
  });
});
