import { describe, expect, test } from 'vitest';
import {
  answer,
  type FormState,
  isComplete,
  nextInForm,
  playForm,
  previous,
  restore,
  start,
} from '#flows/form.ts';
import type { FieldName, FormAnswers } from '#flows/form-script.ts';
import { complete, field, form, step } from './scripts.ts';

const at = (index: number, answers: FormAnswers = complete): FormState => ({ answers, at: index });
const without = (...names: FieldName[]): FormAnswers =>
  Object.fromEntries(Object.entries(complete).filter(([name]) => !names.includes(name as FieldName)));

describe('The case evaluation', () => {
  test('has six steps: Prequalification, Contact Information, Location, Accident Details, Insurance & Fault, Final Details', () => {
    expect(form.steps.map(({ title }) => title)).toEqual([
      'Prequalification',
      'Contact Information',
      'Location',
      'Accident Details',
      'Insurance & Fault',
      'Final Details',
    ]);
  });

  test('holds the fields of the specification, each in its step', () => {
    expect(form.steps.map(({ fields }) => fields.map(({ name }) => name))).toEqual([
      ['hasAccident', 'needsLegalHelp'],
      ['firstName', 'lastName', 'email', 'phone'],
      ['city', 'state', 'zipCode'],
      ['accidentDate', 'accidentType', 'injuryDescription'],
      ['medicalTreatment', 'hadInsurance', 'whoAtFault'],
      ['additionalInfo'],
    ]);
  });

  test('Next moves forward through all steps and the last one submits', () => {
    let state = at(0);
    for (let index = 1; index < form.steps.length; index++) {
      const move = nextInForm(form, state);
      expect(move).toMatchObject({ kind: 'step', state: { at: index } });
      if (move.kind === 'step') state = move.state;
    }
    expect(nextInForm(form, state)).toEqual({ kind: 'submit', state });
  });

  test('Next is disabled until the validation of the step passes', () => {
    expect(playForm(form, start(form)).complete).toBe(false);
    expect(nextInForm(form, start(form))).toEqual({ kind: 'stay' });
  });

  test('Previous is available from step 1 onwards and keeps the answers', () => {
    expect(playForm(form, at(0)).first).toBe(true);
    expect(playForm(form, at(1)).first).toBe(false);
    expect(previous(form, at(3))).toEqual(at(2));
    expect(previous(form, at(0))).toEqual(at(0));
  });

  test('Previous leads to the step before the one shown, whatever later steps still lack', () => {
    expect(previous(form, at(5, without('email'))).at).toBe(0);
    expect(playForm(form, previous(form, at(3, without('accidentDate')))).index).toBe(2);
  });

  test('step 5 submits instead of going on', () => {
    expect(form.steps.map((_, index) => playForm(form, at(index)).last)).toEqual([
      false,
      false,
      false,
      false,
      false,
      true,
    ]);
  });

  test.each(['hasAccident', 'needsLegalHelp'] as const)(
    'answering No to %s and pressing Next ends the evaluation',
    (name) => {
      expect(nextInForm(form, at(0, { ...complete, [name]: 'No' }))).toEqual({ kind: 'declined' });
    },
  );

  test('a No in step 0 ends nothing before Next is pressed', () => {
    const { answers } = answer(start(form), field('hasAccident'), 'No');
    expect(nextInForm(form, { answers, at: 0 })).toEqual({ kind: 'stay' });
  });

  test('starts with the state NY, and with everything else empty', () => {
    expect(start(form)).toEqual({ answers: { state: 'NY' }, at: 0 });
  });

  test('the step is replayed from the answers: nobody gets past a step that is incomplete', () => {
    expect(playForm(form, at(5, without('email'))).index).toBe(1);
    expect(playForm(form, at(5, { ...complete, hasAccident: 'No' })).index).toBe(0);
    expect(playForm(form, at(99)).index).toBe(5);
    expect(playForm(form, at(Number.NaN)).index).toBe(0);
  });
});

describe('Next can be pressed', () => {
  const required: [index: number, names: FieldName[]][] = [
    [0, ['hasAccident', 'needsLegalHelp']],
    [1, ['firstName', 'lastName', 'email', 'phone']],
    [2, ['city', 'state', 'zipCode']],
    [3, ['accidentDate', 'accidentType']],
    [4, ['hadInsurance', 'whoAtFault']],
    [5, []],
  ];

  test.each(required)('in step %i once %s are filled in, and nothing else is required', (index, names) => {
    const only = Object.fromEntries(names.map((name) => [name, complete[name as keyof typeof complete]]));
    expect(isComplete(step(index), only)).toBe(true);
    for (const name of names) {
      expect(isComplete(step(index), { ...only, [name]: '' }), `${name} empty`).toBe(false);
      expect(isComplete(step(index), { ...only, [name]: '   ' }), `${name} only spaces`).toBe(false);
      expect(isComplete(step(index), without(name)), `${name} missing`).toBe(false);
    }
    const marked = step(index).fields.filter((candidate) => candidate.required);
    expect(marked.map(({ name }) => name)).toEqual(names);
  });

  test('in step 0 once both questions are answered, even with No', () => {
    expect(isComplete(step(0), { hasAccident: 'No', needsLegalHelp: 'No' })).toBe(true);
  });

  test.each(['a@b.c', 'ann.lee+case@mail.example.com', 'ünï@çode.example'])('with the email %s', (email) => {
    expect(isComplete(step(1), { ...complete, email })).toBe(true);
  });

  test.each(['a', 'a@b', '@b.c', 'a@.', 'a b@c.de', 'a@b c.de', 'a@@b.c', ' a@b.c', 'a@b.c\n'])(
    'not with the email "%s", which is not text, an @, text, a dot and text, without spaces',
    (email) => expect(isComplete(step(1), { ...complete, email })).toBe(false),
  );

  test('with an email address that was pasted between spaces, even such that do not break', () => {
    const pasted = answer(at(1), field('email'), '\u00a0ann@example.com\u00a0');
    expect(pasted).toEqual(at(1, { ...complete, email: 'ann@example.com' }));
    // A city may have two words.
    expect(answer(at(1), field('city'), 'New ').answers.city).toBe('New ');
  });

  test('with a ZIP code in any form', () => {
    expect(isComplete(step(2), { ...complete, zipCode: 'somewhere' })).toBe(true);
  });

  test('with a phone number in any form', () => {
    expect(isComplete(step(1), { ...complete, phone: 'ask my sister' })).toBe(true);
  });

  test('with any day of the accident, even in the future', () => {
    expect(isComplete(step(3), { ...complete, accidentDate: '2999-12-31' })).toBe(true);
    expect(isComplete(step(3), { ...complete, accidentDate: '1066-10-14' })).toBe(true);
  });
});

describe('A year of two digits, which browsers take for one of the first century', () => {
  const afterNext = (accidentDate: string) => {
    const move = nextInForm(form, at(3, { ...complete, accidentDate }));
    return move.kind === 'step' && move.state.answers.accidentDate;
  };

  test.each([
    ['0026-01-02', '2026-01-02'],
    ['0010-01-02', '2010-01-02'],
    ['0070-01-02', '1970-01-02'],
    ['0098-01-02', '1998-01-02'],
  ])('%s becomes %s', (typed, meant) => expect(afterNext(typed)).toBe(meant));

  test.each(['2026-01-02', '0002-01-02', '1066-10-14', '0202-01-02'])('%s is kept', (typed) =>
    expect(afterNext(typed)).toBe(typed),
  );

  test('is read in dates only, not at the start of a phone number from abroad', () => {
    const answers = { ...complete, phone: '0049-30-901820' };
    expect(nextInForm(form, at(1, answers))).toEqual({ kind: 'step', state: { answers, at: 2 } });
  });
});

describe('Next', () => {
  const afterNext = (name: FieldName, typed: string) => {
    const move = nextInForm(form, at(1, { ...complete, [name]: typed }));
    return move.kind === 'step' && move.state.answers[name];
  };

  test.each([
    ['an @ of Chinese and Japanese keyboards', 'ann＠example.com'],
    ['a copied character that nobody sees', 'ann@example.com\u200b'],
    ['a copied comma', 'ann@example.com,'],
    ['the period of a dictated sentence', 'ann@example.com.'],
  ])('leaves an email address without %s', (_, typed) =>
    expect(afterNext('email', typed)).toBe('ann@example.com'),
  );

  test('leaves an email address with an accent that stands for an apostrophe as it is', () => {
    expect(afterNext('email', 'ann.o´neil@example.com')).toBe('ann.o´neil@example.com');
  });

  test.each([
    ['the marks that nobody sees and that phones copy with it', '\u202a+1 (212) 555-0100\u202c'],
    ['the digits of Chinese and Japanese keyboards', '＋１ （２１２） ５５５－０１００'],
    ['the digits of Arabic keyboards', '+١ (٢١٢) ٥٥٥-٠١٠٠'],
    ['the digits of Persian keyboards', '+۱ (۲۱۲) ۵۵۵-۰۱۰۰'],
  ])('leaves a phone number without %s', (_, typed) =>
    expect(afterNext('phone', typed)).toBe('+1 (212) 555-0100'),
  );

  test('leaves the same of an email address that another firm asks for last', () => {
    const short = { ...form, steps: form.steps.slice(0, 2) };
    const move = nextInForm(short, at(1, { ...complete, email: 'ann＠example.com' }));
    expect(move).toMatchObject({ kind: 'submit', state: { answers: { email: 'ann@example.com' } } });
  });

  test('leaves a name as it is, since Persian ones need such marks', () => {
    expect(afterNext('firstName', 'علی\u200cرضا')).toBe('علی\u200cرضا');
  });
});

describe('The options', () => {
  test('of the state are the 51 of the specification in its order, with NY preset', () => {
    const states =
      'NY, NJ, CT, PA, MA, VT, NH, ME, RI, DE, MD, VA, WV, OH, MI, IN, IL, WI, MN, IA, MO, ND, SD, NE, KS, OK, TX, NM, CO, WY, MT, ID, UT, AZ, NV, CA, OR, WA, AK, HI, FL, GA, SC, NC, TN, KY, AL, MS, AR, LA, DC';
    expect(field('state').options).toEqual(states.split(', '));
    expect(field('state').options).toHaveLength(51);
    expect(field('state').preset).toBe('NY');
  });

  test('of the accident type are the twelve of the specification', () => {
    expect(field('accidentType').options).toEqual([
      'Car Accident',
      'Truck Accident',
      'Motorcycle Accident',
      'Slip and Fall',
      'Trip and Fall',
      'Medical Malpractice',
      'Workplace Injury',
      'Construction Accident',
      'Dog Bite',
      'Product Liability',
      'Premises Liability',
      'Other',
    ]);
  });

  test('of the fault are the four of the specification', () => {
    expect(field('whoAtFault').options).toEqual([
      'It was my fault',
      "It was the other driver's fault",
      "It was someone else's fault",
      "I'm not sure who was at fault",
    ]);
  });

  test.each(['hasAccident', 'needsLegalHelp', 'medicalTreatment', 'hadInsurance'] as const)(
    'of %s are Yes and No',
    (name) => {
      expect(field(name).options).toEqual(['Yes', 'No']);
    },
  );
});

describe('The answers kept from another page', () => {
  test('come back with their step', () => {
    const kept: unknown = JSON.parse(JSON.stringify(at(3)));
    expect(restore(form, kept)).toEqual(at(3));
  });

  test('are left out when they do not belong to the form', () => {
    const kept = {
      at: 2,
      answers: { firstName: 'Ann', city: 7, shoeSize: '9', state: 'Ontario', hasAccident: 'Maybe' },
    };
    expect(restore(form, kept)).toEqual({ at: 2, answers: { state: 'NY', firstName: 'Ann' } });
  });

  test.each([null, 3, 'text', [], {}, { answers: null }, { answers: [] }])(
    'start an empty form when they are %j',
    (kept) => {
      expect(restore(form, kept)).toEqual(start(form));
    },
  );
});
