import { longDate } from '#lib/date.ts';
import type { PageCheck } from './page-checks.ts';
import { readStructuredData, type ShownValue } from '../reading/structured-data.ts';

const builder = 'src/site/structured-data.ts';

export const checkStructuredData: PageCheck = ({ reading }, { causes, report }) => {
  const text = reading.lines.join('\n');
  for (const json of reading.structuredData) {
    const { mistakes, shown } = readStructuredData(json);
    for (const { check, says } of mistakes) report(check, causes.inFile(builder, firstWordOf(says)), says);
    for (const value of shown) {
      if (isShown(value, text)) continue;
      const says = `${value.property} ${JSON.stringify(value.value)} is nowhere on the page.`;
      report('data-invisible', causes.inFile(builder, `${value.property}:`), says);
    }
  }
};

/** The type or property that a message begins with stands in the code that builds it. */
const firstWordOf = (says: string) => says.split(' ', 1)[0]!;

function isShown({ property, value }: ShownValue, text: string): boolean {
  if (text.includes(value)) return true;
  if (property === 'telephone') return text.replace(/\D/g, '').includes(value.replace(/\D/g, '').slice(-10));
  if (property.startsWith('date')) return text.includes(longDate(value));
  return false;
}
