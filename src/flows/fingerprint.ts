import type { FormAnswers } from './form-script.ts';

/** A short name of what was entered, which tells nothing of it; the same answers have the same. */
export function answersFingerprint(answers: FormAnswers): string {
  const entered = Object.entries(answers)
    .map(([name, value]) => [name, value.trim()] as const)
    .filter(([, value]) => value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  let [first, second] = [0x811c9dc5, 0x9e3779b9];
  for (const character of JSON.stringify(entered)) {
    const code = character.codePointAt(0)!;
    first = Math.imul(first ^ code, 0x01000193);
    second = Math.imul(second + code, 0x85ebca6b) ^ (second >>> 13);
  }
  return `${(first >>> 0).toString(36)}-${(second >>> 0).toString(36)}`;
}
