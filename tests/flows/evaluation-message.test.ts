import { expect, test } from 'vitest';
import { evaluationMessage } from '#flows/evaluation-message.ts';
import { complete } from './scripts.ts';

const sent = new Date(2026, 10, 20, 15, 4, 5);

test('The message holds every template field of the specification', () => {
  const { submission_time, ...message } = evaluationMessage(
    { ...complete, injuryDescription: 'Bitten', medicalTreatment: 'Yes', additionalInfo: 'Nothing' },
    'Hartwell & Quist',
    sent,
  );
  expect(message).toEqual({
    to_name: 'Hartwell & Quist',
    from_name: 'Ann Lee',
    reply_to: 'ann.lee@example.com',
    phone: '212 555 0100',
    city: 'Brooklyn',
    state: 'NY',
    zip: '11201',
    accident_date: '2026-01-02',
    accident_type: 'Dog Bite',
    injury_description: 'Bitten',
    medical_treatment: 'Yes',
    had_insurance: 'No',
    who_at_fault: "I'm not sure who was at fault",
    additional_info: 'Nothing',
    submission_date: 'November 20, 2026',
  });
  expect(submission_time).toMatch(/^3:04:05\sPM /);
});

test("Missing optional values are replaced by 'Not provided', 'Not specified' or 'None provided'", () => {
  const message = evaluationMessage({ ...complete, injuryDescription: '  ' }, 'Firm', sent);
  expect(message.injury_description).toBe('Not provided');
  expect(message.medical_treatment).toBe('Not specified');
  expect(message.additional_info).toBe('None provided');
});

test('No value is ever empty', () => {
  const values = Object.values(evaluationMessage({}, 'Firm', sent));
  expect(values.map((value) => value.trim())).not.toContain('');
  expect(values).toHaveLength(16);
});
