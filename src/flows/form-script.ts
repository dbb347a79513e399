import type { z } from 'zod';
import type { formFieldNames, formScriptSchema } from '#content/schemas/flows.ts';

/** The case evaluation as data: its words, steps, fields and rules. */
export type FormScript = z.output<typeof formScriptSchema>;
export type FormStep = FormScript['steps'][number];
export type FormField = FormStep['fields'][number];
export type FieldName = (typeof formFieldNames)[number];
export type FieldKind = FormField['kind'];

/** What was entered so far. */
export type FormAnswers = Readonly<Partial<Record<FieldName, string>>>;
