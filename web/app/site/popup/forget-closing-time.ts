import { removeStored } from '../../ui/browser/storage.ts';

export const closingTimeKey = 'popup-closed-at';

/** A file of its own, because every page runs it. */
export function forgetClosingTime(): void {
  removeStored('localStorage', closingTimeKey);
}
