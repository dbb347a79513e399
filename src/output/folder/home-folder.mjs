// @ts-check
import { homedir } from 'node:os';

/** The home folder of this user; the users of some containers have none. */
export function homeFolder() {
  try {
    return homedir();
  } catch {
    return undefined;
  }
}
