import { describe, expect, it } from 'vitest';
import { formScriptSchema } from '#content/schemas/flows/case-evaluation.ts';
import { type FormScript, translatedForm } from '#flows/form-script.ts';
import { playForm } from '#flows/form.ts';
import { complete, form, sourceOf } from './scripts.ts';

const written = formScriptSchema.parse(sourceOf('flows/case-evaluation.es.yaml').value);
const spanish = translatedForm(form, written);
const accidentType = (script: FormScript) => script.steps[3]!.fields[1]!;

describe('The form in another language', () => {
  it('shows the words of that language', () => {
    expect(spanish.labels.next).toBe('Siguiente');
    expect(accidentType(spanish)).toMatchObject({ label: 'Tipo de accidente' });
    expect(accidentType(spanish).shown?.[3]).toBe('Resbalón y caída');
  });

  it('keeps the English answers, which are sent to the firm', () => {
    expect(accidentType(spanish).options).toEqual(accidentType(form).options);
    expect(playForm(spanish, { answers: complete, at: 5 })).toMatchObject({ last: true, complete: true });
  });

  it('ends after the same answer and asks for the same consent, though its file repeats neither', () => {
    const consent = { text: 'I agree to the [terms].', privacy: 'privacy', terms: 'terms' };
    const steps = written.steps.map((step) => ({ ...step, declines: undefined }));
    const short = translatedForm({ ...form, consent }, { ...written, consent: undefined, steps });
    expect(short.steps[0]!.declines).toBe('No');
    expect(short.consent).toEqual(consent);
  });
});
