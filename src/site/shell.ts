import type { Content, Pages, SiteSettings } from '#content/content.ts';
import { telephoneLink } from '#lib/phone.ts';
import { dayOf, type Day } from './articles/byline.ts';
import { addressOf, mapLink, type Link } from './address.ts';
import type { Lawyer } from './lawyers.ts';
import { pictureOf } from './pictures.ts';
import type { Site } from './plan.ts';
import { absentPages, type Route } from './routes/routes.ts';
import { socialImage, socialLink, type SocialImageLink } from './social.ts';

interface OfficeLines {
  name: string;
  city: string;
  street: string;
  town: string;
  map: string;
}

/** What every page shows alike: it is printed into the templates once a run, not filled in for each page. */
export interface Shell {
  firm: SiteSettings['firm'];
  phone: string;
  tel: string;
  /** What the frame of every page says. */
  words: Pages['shell'];
  navigation: Link[];
  /** Addresses to which other sites may lead, but not this one; see `absentPages`. */
  absent: readonly string[];
  practiceAreas: Link[];
  counties: Link[];
  offices: OfficeLines[];
  schedulingUrl: string;
  claims: SiteSettings['claims'];
  /** Whether what clients say is invented, and the rating with it. */
  hasSamples: boolean;
  tracker: { url: string; id: string } | undefined;
  /** Address of the JSON file that the form and the chat read on first use. */
  visitorScript: string;
  /** Shown where a page is shared that has no picture of its own. */
  image: SocialImageLink;
  /** The day of the build; the visitor's browser shows its own today. */
  today: Day;
  year: string;
  /** Addresses of the drawings that every page may show, where the data has them. */
  pictures: Record<'logo' | 'scene' | 'skyline', string | undefined>;
  /** The words in other languages, by their codes. */
  wordsIn: Partial<Record<string, Pages['shell']>>;
  /** The language of the words, where it is not English. */
  language?: string;
  /** The face of the call panel: the first lawyer of the firm. */
  lawyer: Pick<Lawyer, 'name' | 'role' | 'portrait' | 'sample'> | undefined;
}

const shownInFooter = 4;

/** `now` is the day of the build, kept out of everything that is compared between builds. */
export function planShell(
  { content, places }: Pick<Site, 'content' | 'places'>,
  now: Date,
  visitorScript: string,
): Shell {
  const { settings } = content;
  const today = dayOf(now.toISOString());
  const absent = absentPages(content);
  const [face] = content.attorneys;
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
      return { name, city, street, town, map: mapLink(`${street}, ${town}`) };
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
    wordsIn: Object.fromEntries(
      Object.entries(content.translations).flatMap(([language, { shell }]) =>
        shell ? [[language, shell]] : [],
      ),
    ),
    lawyer: face && { name: face.name, role: face.role, portrait: face.portrait, sample: face.sample },
  };
}

/** The words around a page, which a landing page may have in its own language. */
export const wordsAround = ({ pages, translations }: Content, route: Route): Pages['shell'] =>
  (route.kind === 'keyword' && route.keyword.lang && translations[route.keyword.lang]?.shell) || pages.shell;

/** What a page of this language shows around it; the English words and dates where there are no others. */
export function shellIn(shell: Shell, language: string | undefined): Shell {
  const words = language && shell.wordsIn[language];
  return words ? { ...shell, language, words } : shell;
}
