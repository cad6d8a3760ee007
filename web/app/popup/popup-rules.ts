const key = 'popup-closed';

/**
 * Skips the popup on the page its link leads to, where its form is submitted, and when a link carries `modal-
 * clicked` because the visitor already followed the popup.
 */
export function isPopupDone(address: URL, action: string | undefined): boolean {
  if (address.href.includes('modal-clicked')) return true;
  if (!action) return false;
  const target = new URL(action, address);
  return target.origin === address.origin && target.pathname === address.pathname;
}

/** Closed state per browser session; storing it is strictly necessary, so it needs no consent. */
export function wasPopupClosed(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function rememberPopupClosed(): void {
  try {
    sessionStorage.setItem(key, '1');
  } catch {
    return;
  }
}
