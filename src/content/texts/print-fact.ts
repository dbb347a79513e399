export interface PrintableFact {
  value: string;
  unit: string;
}

/** "3 years", "1 day", "$50,000", "33.3%". */
export function printFact({ value, unit }: PrintableFact): string {
  const units: Record<string, string> = { dollars: `$${value}`, percent: `${value}%`, none: value };
  return units[unit] ?? `${value} ${value === '1' ? unit.replace(/s$/, '') : unit}`;
}

/** A fact in another language: "3 años". */
export function printFactIn(language: string, fact: PrintableFact): string {
  const unit = fact.unit.replace(/s$/, '');
  if (!/^(?:year|month|day)$/.test(unit) || !/^\d+$/.test(fact.value)) return printFact(fact);
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Number(fact.value),
  );
}
