import type { FieldName, FormAnswers } from './form-script.ts';

/** The fields of the email template, as the sending service receives them. */
type EvaluationMessage = Record<
  'to_name' | 'from_name' | keyof typeof fields | 'submission_date' | 'submission_time',
  string
>;

/** Template field, the answer that fills it, and what stands there when there is none. */
const fields = {
  reply_to: ['email', 'Not provided'],
  phone: ['phone', 'Not provided'],
  city: ['city', 'Not provided'],
  state: ['state', 'Not provided'],
  zip: ['zipCode', 'Not provided'],
  accident_date: ['accidentDate', 'Not specified'],
  accident_type: ['accidentType', 'Not specified'],
  injury_description: ['injuryDescription', 'Not provided'],
  medical_treatment: ['medicalTreatment', 'Not specified'],
  had_insurance: ['hadInsurance', 'Not specified'],
  who_at_fault: ['whoAtFault', 'Not specified'],
  additional_info: ['additionalInfo', 'None provided'],
} satisfies Record<string, [FieldName, string]>;

/** The message to the firm; `sent` is printed in the visitor's own time zone. */
export function evaluationMessage(answers: FormAnswers, product: string, sent: Date): EvaluationMessage {
  const given = (name: FieldName) => (answers[name] ?? '').trim();
  const filled = Object.entries(fields).map(([field, [name, absent]]) => [field, given(name) || absent]);
  return {
    to_name: product,
    from_name: `${given('firstName')} ${given('lastName')}`.trim() || 'Not provided',
    ...(Object.fromEntries(filled) as Record<keyof typeof fields, string>),
    submission_date: sent.toLocaleDateString('en-US', { dateStyle: 'long' }),
    submission_time: sent.toLocaleTimeString('en-US', { timeStyle: 'long' }),
  };
}

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
