/**
 * What a host makes of the site. `stops`: the deploy fails, or visitors get wrong answers. `loses`: it works,
 * but something is missing there. `fine`: as it should be.
 */
export interface HostFinding {
  weight: 'stops' | 'loses' | 'fine';
  /** A full sentence, with the numbers. */
  says: string;
  /** What to do about it. */
  fix?: string;
}
