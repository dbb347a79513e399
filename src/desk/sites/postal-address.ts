import { usStates, type UsStateCode } from '#content/places/us-states.ts';

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
