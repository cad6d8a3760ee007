const key = 'popup-closed';

/**
 * Whether the popup has nothing left to ask at this address: it is the one that its link leads to and where its
 * form is sent, or a link elsewhere says by `modal-clicked` that the visitor has followed the popup already.
 */
export function isPopupDone(address: URL, action: string | undefined): boolean {
  if (address.href.includes('modal-clicked')) return true;
  if (!action) return false;
  const target = new URL(action, address);
  return target.origin === address.origin && target.pathname === address.pathname;
}

/** Whether the visitor has closed the popup in this browser session. Keeping that is strictly necessary. */
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
