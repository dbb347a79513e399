import { letter } from './letter.ts';

/** A common mistake in an address, and what was meant. */
export interface AddressSlip {
  seen: RegExp;
  says: string;
  mended(address: string): string;
  fix?(mended: string): string;
}

/** An address with the name of a site. */
export const wholeAddress = /^(?:https?:)?\/\/|^www\./i;

/** In the order in which they are fixed. */
const slips: AddressSlip[] = [
  {
    seen: /^\s|\s$/,
    says: 'This is an address with a space at its beginning or end.',
    mended: (address) => address.trim(),
  },
  {
    seen: wholeAddress,
    says: 'This is a whole web address; redirects work only within this site and are written without its name.',
    mended: (address) => address.replace(/^(?:https?:)?(?:\/\/)?[^/?#]*/i, ''),
  },
  {
    seen: /#/,
    says: 'This is an address with a "#"; browsers never send what comes after it.',
    mended: (address) => address.replace(/#.*/, ''),
  },
  {
    seen: /\?/,
    says: 'This is an address with a "?"; hosts ignore it and everything after it.',
    mended: (address) => address.replace(/\?.*/, ''),
    fix: (mended) => `Write "${mended}": it covers the address with anything after it.`,
  },
  {
    seen: /\s/,
    says: 'This is an address with a space; browsers send something else in its place.',
    mended: (address) => address.replace(/\s/g, '%20'),
  },
  {
    seen: /\P{ASCII}/u,
    says: 'This is an address with letters that browsers send in another form.',
    mended: (address) => address.normalize('NFC').replace(/\P{ASCII}+/gu, encodeURIComponent),
  },
  {
    seen: /%(?=[\dA-F]?[a-f])[\da-f]{2}/i,
    says: 'This is an address with lowercase letters after "%"; browsers send capitals.',
    mended: (address) => address.replace(/%[\da-f]{2}/gi, (sent) => sent.toUpperCase()),
  },
  {
    seen: /^[^/]/,
    says: 'This is not an address: every address starts with a slash.',
    mended: (address) => `/${address}`,
  },
  {
    seen: /\/{2}/,
    says: 'This is an address with nothing between two slashes.',
    mended: (address) => address.replace(/\/{2,}/g, '/'),
  },
  {
    seen: /.\/$/,
    says: 'This is an address that ends in a slash; addresses are written without one.',
    mended: (address) => address.replace(/\/$/, ''),
  },
];

export const slipsInSources: AddressSlip[] = [
  {
    // WordPress knows pages as "/?p=123".
    seen: /^(?:https?:\/\/[^/?#]*\/?(?:$|[?#])|\/?[?#])/i,
    says: 'This is an address of the home page, whatever comes after "?" or "#".',
    mended: () => '/',
    fix: () => 'Delete the redirect.',
  },
  ...slips,
];

const ownOrOther = (path: string) =>
  `If it is a page of this site, write "${path}". Otherwise set up this redirect at the host itself.`;

export const slipsInTargets: AddressSlip[] = [
  ...slips.map((slip) => (slip.seen === wholeAddress ? { ...slip, fix: ownOrOther } : slip)),
  {
    seen: /[A-Z]/,
    says: 'This is an address with capitals; no page of this site has them.',
    mended: (address) => address.toLowerCase(),
  },
  {
    seen: /\.(?:html?|php|aspx?|jsp)$/i,
    says: 'This is an address with an ending; no page of this site has one.',
    mended: (address) => address.replace(/(?:\/index)?\.\w+$/, '') || '/',
  },
];

export const notAnAddress = letter(
  'This is not an address of this site.',
  'Start with a slash and end without one, as in "/locations/kings-county"; * stands for any name.',
);

/** Mistakes that only the writer can fix. */
const letters: [seen: RegExp, letterAbout: (sign: string) => string][] = [
  [
    /[^\w.~%*/-]|%(?!20|[89A-F][\dA-F])(?:[\dA-F]{2})?/i,
    (sign) =>
      letter(
        `This is an address with "${sign}", which has a special meaning on some hosts.`,
        'Set up this redirect at the host itself.',
      ),
  ],
  [
    /[^/]\*|\*[^/]/,
    () =>
      letter(
        'This is an address with a star inside a name; a star has to stand for a whole name.',
        'Write one line for each address, or use the star alone, as in "/blog/*".',
      ),
  ],
  [
    /^[^.]*\.\w+$/,
    () =>
      letter(
        'This is the address of a file, but redirects lead only to pages.',
        'Write the address of a page, or set up this redirect at the host itself.',
      ),
  ],
];

/** The address without these mistakes. */
export const mended = (address: string, known: readonly AddressSlip[]) =>
  known.reduce((so, slip) => (slip.seen.test(so) ? slip.mended(so) : so), address);

/** The mistake, and the corrected address if it can be known. */
export function letterAboutAddress(address: string, pattern: RegExp, known: readonly AddressSlip[]): string {
  const slip = known.find(({ seen }) => seen.test(address));
  const meant = mended(address, known);
  if (slip && pattern.test(meant)) return letter(slip.says, slip.fix?.(meant) ?? `Write "${meant}".`);
  for (const [seen, letterAbout] of letters) {
    const sign = seen.exec(meant)?.[0];
    if (sign) return letterAbout(sign);
  }
  return notAnAddress;
}
