// @ts-check
import { WrongUsage } from '../command-line/wrong-usage.mjs';

/**
 * The bundler and vike take a path for a part of an address, in which these signs mean something else.
 *
 * @param {string} place
 */
export function refuseAddressSigns(place) {
  const [sign] = /[#%?]/.exec(place) ?? [];
  if (sign === undefined) return;
  throw new WrongUsage(
    `The templates cannot be built in ${place}: its name holds "${sign}".\nMove it to a folder without "#", "%" and "?" in its name, or rename that.`,
  );
}
