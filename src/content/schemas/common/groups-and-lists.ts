import { z } from 'zod';

/** Named values that belong together. */
export const group = <S extends z.ZodRawShape>(description: string, shape: S) =>
  z.strictObject(shape).meta({ description });

/** A group that editors show under a title, such as a whole file. Add its description as metadata. */
export const titledGroup = <S extends z.ZodRawShape>(title: string, shape: S) =>
  z.strictObject(shape).meta({ title });

export const list = <E extends z.ZodType>(description: string, entry: E) =>
  z.array(entry).meta({ description });

/** A list that may be omitted, which makes it empty. */
export const optionalList = <E extends z.ZodType>(description: string, entry: E) =>
  z.array(entry).default([]).meta({ description });

export const groups = <S extends z.ZodRawShape>(description: string, shape: S) =>
  list(description, z.strictObject(shape));

export const optionalGroups = <S extends z.ZodRawShape>(description: string, shape: S) =>
  optionalList(description, z.strictObject(shape));
