/** Longer texts are no numbers, and it would take long to find that out. */
const longest = 40;

/** A number as people and word processors write it, with a direction on the compass: "–73.99", "40.7° N", "2’736’074". */
const number = /^([-–−]?) *\$? *(\d[\d.,'’_\s]*?)\s*[%°]?\s*([NESW]?)$/;

const forms: [form: RegExp, plain: (digits: string) => string][] = [
  [/^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/, (digits) => digits.replaceAll(',', '')],
  [/^[1-9]\d{0,2}(?:\.\d{3}){2,}$/, (digits) => digits.replaceAll('.', '')],
  [/^\d+(?:[.,]\d+)?$/, (digits) => digits.replace(',', '.')],
];

/** The number as it has to be written; undefined if there is none. With `most`, "40,712" can only have decimals. */
export function numberIn(typed: string, most = Infinity): string | undefined {
  if (typed.length > longest) return undefined;
  const [, sign = '', written = '', side = ''] = number.exec(typed.normalize('NFKC').trim()) ?? [];
  const digits = written.replace(/['’_\s]/g, '');
  const plain = forms
    .flatMap(([form, as]) => (form.test(digits) ? as(digits) : []))
    .find((one) => Number(one) <= most);
  return plain && (sign === '' && !/[SW]/.test(side) ? plain : `-${plain}`);
}

/** A point as maps copy it: "44.0153, -73.1673", "44.0153° N, 73.1673° W". */
export function pairIn(input: string): string | undefined {
  const numbers = input.split(/, */).map((part) => numberIn(part, 180));
  return numbers.length === 2 && numbers.every((number) => number !== undefined)
    ? `[${numbers.join(', ')}]`
    : undefined;
}
