const key = 'popup-closed';

/** Skips the page that the popup links to, and links with `modal-clicked`, whose visitor already followed it. */
export function isPopupDone(address: URL, action: string | undefined): boolean {
  if (address.href.includes('modal-clicked')) return true;
  if (!action) return false;
  const target = new URL(action, address);
  return target.origin === address.origin && target.pathname === address.pathname;
}

/** Storing the state needs no consent, because it is strictly necessary. */
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
