import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chatScriptSchema } from '#content/schemas/flows/chat.ts';
import { formScriptSchema } from '#content/schemas/flows/case-evaluation.ts';
import { parseSource } from '#content/entries/parse-source.ts';
import type { Source } from '#content/source.ts';
import { chatScript } from '#flows/chat-script.ts';
import type { FieldName, FormField, FormStep } from '#flows/form-script.ts';

const data = path.resolve(import.meta.dirname, '../../data');

export const textOf = (name: string) => readFileSync(path.join(data, name), 'utf8');

export function sourceOf(name: string, text = textOf(name)): Source {
  const source = parseSource(`data/${name}`, text, []);
  if (!source) throw new Error(`${name} is no YAML`);
  return source;
}

export const formName = 'flows/case-evaluation.yaml';
export const chatName = 'flows/chat.yaml';

/** The scripts of this site. */
export const form = formScriptSchema.parse(sourceOf(formName).value);
export const chatSource = chatScriptSchema.parse(sourceOf(chatName).value);
export const chat = chatScript(chatSource);

export const step = (index: number): FormStep => form.steps[index]!;

export function field(name: FieldName): FormField {
  return form.steps.flatMap(({ fields }) => fields).find((candidate) => candidate.name === name)!;
}

/** Answers that satisfy every step. */
export const complete = {
  hasAccident: 'Yes',
  needsLegalHelp: 'Yes',
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann.lee@example.com',
  phone: '212 555 0100',
  city: 'Brooklyn',
  state: 'NY',
  zipCode: '11201',
  accidentDate: '2026-01-02',
  accidentType: 'Dog Bite',
  hadInsurance: 'No',
  whoAtFault: "I'm not sure who was at fault",
} as const;
