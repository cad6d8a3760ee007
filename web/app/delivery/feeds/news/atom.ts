export const atom = 'http://www.w3.org/2005/Atom';

/** A date and time of RFC 3339; that of an empty feed is the earliest. */
export function momentOf(changed = '1970-01-01'): string {
  return changed.includes('T') ? changed : `${changed}T00:00:00Z`;
}
