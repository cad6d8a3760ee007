import { mayUse } from '../../consent/consent.ts';
import { readStored, store } from '../../ui/browser/storage.ts';
import { closingTimeKey } from './forget-closing-time.ts';
import type { PopupFrequency } from './popup-dialog.tsx';

const key = 'popup-closed';

const hour = 60 * 60 * 1000;
const pauses = { session: 0, page: 0, day: 24 * hour, week: 7 * 24 * hour };

/** Storing it for the session is strictly necessary; for longer it is a preference. `now` is in milliseconds. */
export function wasPopupClosed(frequency: PopupFrequency, now = Date.now()): boolean {
  if (frequency === 'page') return false;
  if (readStored('sessionStorage', key) !== undefined) return true;
  const closedAt = mayUse('preferences') ? Number(readStored('localStorage', closingTimeKey) ?? 0) : 0;
  return now - closedAt < pauses[frequency];
}

export function rememberPopupClosed(frequency: PopupFrequency, now = Date.now()): void {
  if (frequency === 'page') return;
  store('sessionStorage', key, '1');
  if (pauses[frequency] > 0 && mayUse('preferences')) store('localStorage', closingTimeKey, String(now));
}
