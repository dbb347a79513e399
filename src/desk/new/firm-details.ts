import type { z } from 'zod';
import { usState } from '#content/schemas/common/values.ts';
import { siteSchema } from '#content/schemas/firm/site.ts';
import { type UsStateCode, usStates } from '#lib/geo/us-states.ts';
import { wrongWithTyped } from './typed-name.ts';

interface Detail {
  /** The question in a terminal. */
  asks: string;
  example: string;
  wrongWith(answer: string): string | undefined;
}

const { firm, phones, url } = siteSchema.shape;

const bySchema = (schema: z.ZodType) => (answer: string) =>
  schema.safeParse(answer).error?.issues[0]?.message.replaceAll('\n', ' ');

/** In the order in which they are asked. */
export const firmDetails = {
  firm: {
    asks: 'The full legal name of the firm',
    example: 'Maple & Stone, PLLC',
    wrongWith: bySchema(firm.shape.name),
  },
  address: {
    asks: 'The address of its first office',
    example: '12 Elm Street, Burlington, VT 05401',
    wrongWith: (answer) =>
      parseAddress(answer)
        ? undefined
        : 'This is not a complete address. Write street, city, two-letter state and ZIP code, separated by commas.',
  },
  phone: {
    asks: 'The phone number that visitors call',
    example: '(802) 555-0142',
    wrongWith: bySchema(phones.shape.main),
  },
  url: {
    asks: 'The address of the website',
    example: 'https://www.maplestone.example',
    wrongWith: bySchema(url),
  },
} satisfies Record<string, Detail>;
/** The required details of a firm for a new site; its state only if it differs from the address. */
export type FirmDetails = Record<keyof typeof firmDetails, string> & { state?: string };
export const firmDetailNames = Object.keys(firmDetails) as (keyof typeof firmDetails)[];

export function wrongDetails(given: Partial<FirmDetails>): string[] {
  const wrong = firmDetailNames.flatMap((name) => {
    const { asks, example, wrongWith }: Detail = firmDetails[name];
    const answer = given[name];
    const such = `Add it, as in: --${name} "${example}"`;
    if (answer === undefined) return [`${asks} is missing. ${such}`];
    const unreadable = wrongWithTyped(answer);
    if (unreadable) return [`--${name}: ${unreadable.join(' ')}`];
    const says = wrongWith(answer);
    return says ? [`--${name} is "${answer}". ${says} For example: "${example}"`] : [];
  });
  const state = given.state === undefined ? undefined : bySchema(usState)(given.state.toUpperCase());
  return state ? [...wrong, `--state is "${given.state}". ${state}`] : wrong;
}

export interface PostalAddress {
  street: string;
  city: string;
  state: UsStateCode;
  zip: string;
}

/** "12 Elm Street, Floor 2, Burlington, VT 05401" in its parts; nothing where one is missing. */
export function parseAddress(written: string): PostalAddress | undefined {
  const [, street, city, state, zip] =
    /^\s*(.*\S)\s*,\s*([^,]*[^,\s])\s*,\s*([A-Za-z]{2})\s*,?\s+(\d{5})(?:-\d{4})?\s*$/.exec(written) ?? [];
  const code = state?.toUpperCase() ?? '';
  if (!street || !city || !zip || !Object.hasOwn(usStates, code)) return undefined;
  return { street, city, state: code as UsStateCode, zip };
}
