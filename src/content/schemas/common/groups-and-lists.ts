import { z } from 'zod';

/** Named values that belong together. */
export const group = <S extends z.ZodRawShape>(description: string, shape: S) =>
  z.strictObject(shape).meta({ description });

/** Entries that are all alike. */
export const list = <E extends z.ZodType>(description: string, entry: E) =>
  z.array(entry).meta({ description });

/** The same where a file may leave it out, which is a list without entries. */
export const optionalList = <E extends z.ZodType>(description: string, entry: E) =>
  z.array(entry).default([]).meta({ description });
