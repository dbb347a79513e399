import { z } from 'zod';

/** Named values that belong together. */
export const group = <S extends z.ZodRawShape>(description: string, shape: S) =>
  z.strictObject(shape).meta({ description });
