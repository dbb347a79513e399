/** How each unit is written beside a figure; it is printed there anyway. */
const written: Record<string, RegExp> = {
  dollars: /^\$\s*|\s*dollars?$/gi,
  percent: /\s*(?:%|percent)$/gi,
  days: /\s*days?$/gi,
  months: /\s*months?$/gi,
  years: /\s*years?$/gi,
  year: /\s*year$/gi,
};

const spaceOfThousands = /(?<=\d)[ \u00A0\u202F](?=\d{3}(?!\d))/g;
const commaOfDecimals = /(?<=\d),(?=\d)(?!\d{3}(?!\d))/g;
/** Nobody counts a thousandth of a dollar. */
const pointOfThousands = /(?<=^\d{1,3})\.(?=\d{3}$)/;

/** A figure of the law as facts hold it: without its unit, and with commas and points as they stand in the US. */
export function bareFigure(value: string, unit: string): string {
  const sign = written[unit];
  if (!sign) return value;
  const bare = value.replace(sign, '').replace(spaceOfThousands, ',').replace(commaOfDecimals, '.');
  return unit === 'dollars' ? bare.replace(pointOfThousands, ',') : bare;
}
