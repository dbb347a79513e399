import { z } from 'zod';

/** Named values that belong together. */
export const group = <S extends z.ZodRawShape>(description: string, shape: S) =>
  z.strictObject(shape).meta({ description });

/** A group that editors show under a title: all that a file holds, say. Its description follows as metadata. */
export const titledGroup = <S extends z.ZodRawShape>(title: string, shape: S) =>
  z.strictObject(shape).meta({ title });

/** Entries that are all alike. */
export const list = <E extends z.ZodType>(description: string, entry: E) =>
  z.array(entry).meta({ description });

/** A list that may be omitted, which makes it empty. */
export const optionalList = <E extends z.ZodType>(description: string, entry: E) =>
  z.array(entry).default([]).meta({ description });

/** Lists of groups. */
export const groups = <S extends z.ZodRawShape>(description: string, shape: S) =>
  list(description, z.strictObject(shape));

export const optionalGroups = <S extends z.ZodRawShape>(description: string, shape: S) =>
  optionalList(description, z.strictObject(shape));
