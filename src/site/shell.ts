import type { Attorney, Content, Pages, SiteSettings } from '#content/content.ts';
import { telephoneLink } from '#lib/phone.ts';
import { dayOf, type Day } from './articles/byline.ts';
import { addressOf, mapLink, type Link } from './address.ts';
import { pictureOf, type Picture } from './pictures.ts';
import type { Site } from './plan.ts';
import { absentPages, type Route } from './routes/routes.ts';
import { socialImage, socialLink } from './social.ts';

/** Identical on every page, so it is printed into the templates once per run, not filled in for each page. */
export interface Shell {
  firm: SiteSettings['firm'];
  phone: string;
  tel: string;
  /** The words of the frame around every page. */
  words: Pages['shell'];
  navigation: Link[];
  /** Addresses of pages that other sites have, but this one omits; see `absentPages`. */
  absent: readonly string[];
  practiceAreas: Link[];
  counties: Link[];
  offices: Record<'name' | 'place' | 'city' | 'street' | 'town' | 'map', string>[];
  schedulingUrl: string;
  claims: SiteSettings['claims'];
  /** Whether the testimonials, and so the rating, are fictional. */
  hasSamples: boolean;
  tracker: { url: string; id: string } | undefined;
  /** Address of the JSON file that the form and the chat read on first use. */
  visitorScript: string;
  /** Social picture of pages without their own. */
  image: Picture;
  /** The day of the build; the browser replaces it with the visitor's today. */
  today: Day;
  year: string;
  /** Addresses of drawings that any page may show, if the data has them. */
  pictures: Record<'logo' | 'scene' | 'skyline', string | undefined>;
  /** The words in other languages, by their codes. */
  wordsByLanguage: Partial<Record<string, Pages['shell']>>;
  /** The language of the words, if not English. */
  language?: string;
  /** The portrait in the call panel: the firm's first lawyer. */
  lawyer: Pick<Attorney, 'name' | 'role' | 'portrait' | 'sample'> | undefined;
}

const shownInFooter = 4;

/** `now` is the day of the build, which is excluded from everything that is compared between builds. */
export function planShell({ content, places }: Site, now: Date, visitorScript: string): Shell {
  const { settings } = content;
  const today = dayOf(now.toISOString());
  const absent = absentPages(content);
  const [first] = content.attorneys;
  return {
    firm: settings.firm,
    phone: settings.phones.main,
    tel: telephoneLink(settings.phones.main),
    words: content.pages.shell,
    navigation: settings.navigation
      .filter(({ to }) => !absent.includes(to))
      .map(({ label, to }) => ({ label, href: to })),
    absent,
    practiceAreas: content.practiceAreas
      .slice(0, shownInFooter)
      .map(({ title, slug }) => ({ label: title, href: addressOf.practiceArea(slug) })),
    counties: places.counties
      .slice(0, shownInFooter)
      .map(({ name, address }) => ({ label: name, href: address })),
    offices: settings.offices.map(({ name, street, city, state, zip }) => {
      const town = `${city}, ${state} ${zip}`;
      const place = name.replace(/ office$/i, '');
      return { name, place, city, street, town, map: mapLink(`${street}, ${town}`) };
    }),
    schedulingUrl: settings.schedulingUrl,
    claims: settings.claims,
    hasSamples: content.testimonials.some(({ sample }) => sample),
    tracker: settings.tracker,
    visitorScript,
    image: socialLink(content, socialImage.site(content)),
    today,
    year: today.iso.slice(0, 4),
    pictures: {
      logo: pictureOf(content, 'mark')?.src,
      scene: pictureOf(content, 'scene')?.src,
      skyline: pictureOf(content, 'skyline')?.src,
    },
    wordsByLanguage: Object.fromEntries(
      Object.entries(content.translations).flatMap(([language, { shell }]) =>
        shell ? [[language, shell]] : [],
      ),
    ),
    lawyer: first && { name: first.name, role: first.role, portrait: first.portrait, sample: first.sample },
  };
}

/** The words around a page, in the page's language if it has its own. */
export const wordsAround = ({ pages, translations }: Content, route: Route): Pages['shell'] =>
  (route.kind === 'keyword' && route.keyword.lang && translations[route.keyword.lang]?.shell) || pages.shell;

/** The frame of pages in this language; falls back to English words and dates. */
export function shellIn(shell: Shell, language: string | undefined): Shell {
  const words = language && shell.wordsByLanguage[language];
  return words ? { ...shell, language, words } : shell;
}
