import type { FieldName, FormAnswers } from './form-script.ts';

/** The fields of the email template, as the sending service receives them. */
export type EvaluationMessage = Record<
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
