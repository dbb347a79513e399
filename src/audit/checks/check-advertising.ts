import type { Content } from '#content/content.ts';
import { quoted, type PageCheck } from './page-checks.ts';

const label = 'Attorney Advertising';
const priorResults = 'Prior results do not guarantee a similar outcome';
const footer = 'src/components/disclaimer.tsx';
/** So much of a testimonial is enough to recognize it. */
const recognized = 60;

/** What New York asks of every advertisement of a law firm. */
export function checkAdvertising({ site, testimonials }: Content): PageCheck {
  const [office] = site.offices;
  const identity = [site.firm.name, office!.street, office!.zip, site.phones.main];
  const results = [
    site.claims.recovered,
    ...testimonials.flatMap(({ amount, text }) => [amount, text.slice(0, recognized)]),
  ];
  return ({ route, reading }, { causes, report }) => {
    const text = reading.lines.join('\n');
    if (!text.includes(label)) {
      report('ad-label', causes.inFile(footer, label), 'The label is not on the page.');
    }
    const missing = identity.filter((part) => !text.includes(part));
    if (missing.length > 0) {
      report('ad-identity', causes.ofTemplate(route.kind), `Not on the page: ${missing.join('; ')}.`);
    }
    const result = results.find((part) => text.includes(part));
    if (result !== undefined && !text.includes(priorResults)) {
      report('ad-prior-results', causes.ofText(route, result), `It shows ${quoted(result, recognized)}.`);
    }
  };
}
