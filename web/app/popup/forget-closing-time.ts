export const closingTimeKey = 'popup-closed-at';

/** A file of its own, because every page runs it. */
export function forgetClosingTime(): void {
  try {
    localStorage.removeItem(closingTimeKey);
  } catch {
    return;
  }
}
