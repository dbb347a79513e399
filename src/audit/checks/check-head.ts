import {
  descriptionLimit,
  descriptionWidth,
  titleLimit,
  titleWidth,
  withoutBrand,
} from '#lib/search-result.ts';
import { quoted, type PageCheck } from './page-checks.ts';

/** In pixels: below it the second line of a description stays empty. */
const descriptionLeast = 400;

export const documentFile = 'src/output/render/document.tsx';

/** The page is made of the data as it is now; an older one is not worth judging. */
export const checkFresh: PageCheck = ({ route, head, reading }, { causes, report }) => {
  const [title = ''] = reading.titles;
  const [description = ''] = reading.meta.get('description') ?? [];
  if (title === head.title && description === head.description) return;
  const [printed, planned] = title === head.title ? [description, head.description] : [title, head.title];
  report(
    'page-stale',
    causes.ofTemplate(route.kind),
    `It says ${quoted(printed)}; the data says ${quoted(planned)}.`,
  );
};

export const checkTitle: PageCheck = ({ route, indexed, reading }, { causes, report }) => {
  const [title = ''] = reading.titles;
  if (reading.titles.length !== 1 || title.trim() === '') {
    const says =
      reading.titles.length > 1 ? `There are ${reading.titles.length} titles.` : 'There is no title.';
    return report('title-missing', causes.inFile(documentFile, '<title>'), says);
  }
  if (!indexed) return;
  const own = titleWidth(withoutBrand(title));
  const whole = titleWidth(title);
  if (own > titleLimit) {
    const says = `${own} of ${titleLimit} pixels: ${quoted(withoutBrand(title))}`;
    report('title-wide', causes.ofText(route, withoutBrand(title)), says);
  } else if (whole > titleLimit) {
    const says = `${whole} of ${titleLimit} pixels: ${quoted(title)}`;
    report('title-brand-cut', causes.ofText(route, withoutBrand(title)), says);
  }
};

export const checkDescription: PageCheck = ({ route, indexed, reading }, { causes, report }) => {
  const descriptions = reading.meta.get('description') ?? [];
  const [description = ''] = descriptions;
  if (descriptions.length !== 1 || description.trim() === '') {
    const says = descriptions.length > 1 ? `There are ${descriptions.length}.` : 'There is none.';
    return report('description-missing', causes.inFile(documentFile, 'name="description"'), says);
  }
  if (!indexed) return;
  const width = descriptionWidth(description);
  if (width > descriptionLimit) {
    const says = `${width} of ${descriptionLimit} pixels: ${quoted(description, 220)}`;
    report('description-wide', causes.ofText(route, description), says);
  } else if (width < descriptionLeast) {
    report('description-short', causes.ofText(route, description), `${width} pixels: ${quoted(description)}`);
  }
};

export const checkCanonical: PageCheck = ({ head, reading }, { causes, report }) => {
  const [canonical] = reading.canonicals;
  if (reading.canonicals.length === 1 && canonical === head.canonical) return;
  const seen = reading.canonicals.length === 0 ? 'nothing' : reading.canonicals.join(' and ');
  const says = `It names ${seen} instead of ${head.canonical}.`;
  report('canonical-wrong', causes.inFile(documentFile, 'rel="canonical"'), says);
};

export const isKeptOut = (robots: readonly string[] | undefined) =>
  robots?.some((content) => /\bnoindex\b|\bnone\b/i.test(content)) ?? false;
