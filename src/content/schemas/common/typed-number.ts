/** A number as people and word processors write it, with a direction on the compass: "–73.99", "40.7° N", "2’736’074". */
const number = /^([-–−]?) *\$? *(\d[\d.,'’_\s]*?)\s*[%°]?\s*([NESW]?)$/i;

const forms: [form: RegExp, plain: (digits: string) => string][] = [
  [/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/, (digits) => digits.replaceAll(',', '')],
  [/^\d{1,3}(?:\.\d{3}){2,}$/, (digits) => digits.replaceAll('.', '')],
  [/^\d+(?:[.,]\d+)?$/, (digits) => digits.replace(',', '.')],
];

/** The number as it has to be written; undefined if there is none. */
export function numberIn(typed: string): string | undefined {
  const [, sign = '', written = '', side = ''] = number.exec(typed.trim()) ?? [];
  const digits = written.replace(/['’_\s]/g, '');
  const [plain] = forms.flatMap(([form, as]) => (form.test(digits) ? as(digits) : []));
  return plain && (sign === '' && !/[SW]/i.test(side) ? plain : `-${plain}`);
}
