import { documentFile } from './check-head.ts';
import { quoted, type PageCheck } from './page-checks.ts';

export const checkHeadings: PageCheck = ({ route, reading }, { causes, report }) => {
  const first = reading.headings.filter(({ level }) => level === 1);
  if (first.length !== 1) {
    const says =
      first.length === 0
        ? 'There is no h1.'
        : `There are ${first.length}: ${first.map(({ text }) => quoted(text)).join(', ')}.`;
    report('heading-first', causes.ofTemplate(route.kind), says);
  }
  let above = 0;
  for (const { level, text } of reading.headings) {
    if (text === '') {
      report('heading-order', causes.ofTemplate(route.kind), `An h${level} is empty.`);
    } else if (level > above + 1 && above > 0) {
      report(
        'heading-order',
        causes.ofText(route, text),
        `h${above} is followed by h${level} ${quoted(text)}.`,
      );
    }
    above = level;
  }
};

export const checkLanguage: PageCheck = ({ reading }, { causes, report }) => {
  if (!/^[a-z]{2,3}(?:-[A-Z]{2})?$/.test(reading.lang)) {
    const says = reading.lang === '' ? 'There is no lang.' : `lang="${reading.lang}" is no language.`;
    report('document-language', causes.inFile(documentFile, 'lang='), says);
  }
  const viewport = reading.meta.get('viewport')?.[0] ?? '';
  if (!viewport.includes('width=device-width') || /user-scalable=no|maximum-scale=1\b/.test(viewport)) {
    const says = `The viewport line is ${quoted(viewport)}.`;
    report('document-language', causes.inFile(documentFile, 'name="viewport"'), says);
  }
};

/** Landmarks that a page has once. */
const single = ['main', 'banner', 'contentinfo'] as const;

export const checkLandmarks: PageCheck = ({ route, reading }, { causes, report }) => {
  const wrong = (says: string) => report('landmark-wrong', causes.ofTemplate(route.kind), says);
  const count = (role: string) => reading.landmarks.filter((landmark) => landmark.role === role).length;
  if (count('main') === 0) wrong('There is no main.');
  for (const role of single) if (count(role) > 1) wrong(`There are ${count(role)} landmarks "${role}".`);
  for (const role of ['navigation', 'complementary', 'region']) {
    const labels = reading.landmarks.filter((landmark) => landmark.role === role).map(({ label }) => label);
    const repeated = labels.find((label, i) => labels.indexOf(label) !== i);
    if (repeated === undefined) continue;
    wrong(
      repeated === ''
        ? `Two landmarks "${role}" have no label.`
        : `Two landmarks "${role}" are labeled ${quoted(repeated)}.`,
    );
  }
  if (reading.outside !== '') {
    report(
      'landmark-outside',
      causes.ofText(route, reading.outside),
      `It begins with ${quoted(reading.outside, 60)}.`,
    );
  }
};

export const checkNames: PageCheck = ({ route, reading }, { causes, report }) => {
  const template = () => causes.ofTemplate(route.kind);
  for (const id of reading.repeatedIds) report('id-duplicate', template(), `id="${id}" stands twice.`);
  for (const id of reading.references) {
    if (!reading.ids.has(id)) report('reference-broken', template(), `There is no id="${id}".`);
  }
  for (const written of reading.nameless) report('name-missing', template(), written.slice(0, 160));
  for (const { name } of reading.links) {
    if (vague.test(name)) report('name-vague', causes.ofText(route, name), quoted(name));
  }
};

const vague = /^(?:click here|here|read more|more|learn more|this|link|this page)\W*$/i;

export const checkImages: PageCheck = ({ route, reading }, { causes, report }) => {
  for (const { src, alt, sized } of reading.images) {
    const file = src.slice(src.lastIndexOf('/') + 1);
    const cause = () => causes.inFile('src/components/illustration.tsx', 'alt=');
    if (alt === undefined) report('image-alt', cause(), `${file} has no alt.`);
    else if (/\.(?:svg|png|jpe?g|webp|avif|gif)$|^(?:image|picture|photo)$/i.test(alt.trim())) {
      report('image-alt', causes.ofText(route, alt), `The alt of ${file} is ${quoted(alt)}.`);
    }
    if (!sized) report('image-size', cause(), `${file} has no width or height.`);
  }
};
