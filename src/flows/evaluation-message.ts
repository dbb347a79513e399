import type { FieldName, FormAnswers } from './form-script.ts';

/** The fields of the email template, as the sending service receives them. */
type EvaluationMessage = Record<
  'to_name' | 'from_name' | TemplateField | 'submission_date' | 'submission_time',
  string
>;

type TemplateField = (typeof fields)[keyof typeof fields][0];

/** A No to either of the first two sends nothing; the two names share one field. */
type WithoutField = 'hasAccident' | 'needsLegalHelp' | 'firstName' | 'lastName';

/** The template field of each answer, and its text where there is none. */
const fields = {
  email: ['reply_to', 'Not provided'],
  phone: ['phone', 'Not provided'],
  city: ['city', 'Not provided'],
  state: ['state', 'Not provided'],
  zipCode: ['zip', 'Not provided'],
  accidentDate: ['accident_date', 'Not specified'],
  accidentType: ['accident_type', 'Not specified'],
  injuryDescription: ['injury_description', 'Not provided'],
  medicalTreatment: ['medical_treatment', 'Not specified'],
  hadInsurance: ['had_insurance', 'Not specified'],
  whoAtFault: ['who_at_fault', 'Not specified'],
  additionalInfo: ['additional_info', 'None provided'],
} as const satisfies Record<Exclude<FieldName, WithoutField>, readonly [string, string]>;

/** The message to the firm; `sent` is printed in the visitor's own time zone. */
export function evaluationMessage(answers: FormAnswers, product: string, sent: Date): EvaluationMessage {
  const given = (name: FieldName) => (answers[name] ?? '').trim();
  const filled = Object.entries(fields).map(([name, [field, absent]]) => [
    field,
    given(name as FieldName) || absent,
  ]);
  return {
    to_name: product,
    from_name: `${given('firstName')} ${given('lastName')}`.trim() || 'Not provided',
    ...(Object.fromEntries(filled) as Record<TemplateField, string>),
    submission_date: sent.toLocaleDateString('en-US', { dateStyle: 'long' }),
    submission_time: sent.toLocaleTimeString('en-US', { timeStyle: 'long' }),
  };
}

/** A hash of the answers, which does not reveal them; the same answers give the same hash. */
export function answersHash(answers: FormAnswers): string {
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
