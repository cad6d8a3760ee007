import { consentState, subscribeToConsent, mayUse } from '../../consent/consent.ts';
import { isPreviewPage } from '../../consent/preview-page.ts';
import type { PopupTiming, PopupFrequency } from './popup-dialog.tsx';
import { readStored, store } from '../../ui/browser/storage.ts';
import { closingTimeKey } from './forget-closing-time.ts';

const key = 'popup-closed';

/** Skips the page that the popup links to, and links with `modal-clicked`, whose visitor already followed it. */
export function isPopupDone(address: URL, action: string | undefined): boolean {
  if (address.href.includes('modal-clicked')) return true;
  if (!action) return false;
  const target = new URL(action, address);
  return target.origin === address.origin && target.pathname === address.pathname;
}

const hour = 60 * 60 * 1000;
const pauses = { session: 0, page: 0, day: 24 * hour, week: 7 * 24 * hour };

/**
 * Closing it in this session is strictly necessary to store; the moment, kept for longer, is a preference.
 * `now` is in milliseconds.
 */
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

/** Opens the dialog as often as an editor chose and never next to the consent dialogs. */
export function openPopup(
  dialog: HTMLDialogElement,
  { delay, frequency, asksConsent }: PopupTiming & { asksConsent: boolean },
): () => void {
  const link = dialog.querySelector('a');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;
  let isClosed = false;

  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
    isDue = false;
  };
  const close = () => {
    isClosed = true;
    rememberPopupClosed(frequency);
    stop();
    dialog.close();
  };
  const follow = () => {
    const isDone = isPopupDone(new URL(location.href), link?.href);
    if (isDone) close();
    if (isClosed || wasPopupClosed(frequency) || isPreviewPage()) return;
    timer ??= setTimeout(() => {
      isDue = true;
      follow();
    }, delay * 1000);
    const { choices, isOpen } = consentState();
    if (isDue && !isOpen && (choices || !asksConsent) && !dialog.open) dialog.showModal();
  };

  const listening = new AbortController();
  const { signal } = listening;
  dialog.addEventListener('close', close, { signal });
  link?.addEventListener('click', close, { signal });
  for (const change of ['hashchange', 'popstate']) addEventListener(change, follow, { signal });
  const unsubscribe = subscribeToConsent(follow);
  follow();
  return () => {
    unsubscribe();
    listening.abort();
    stop();
    dialog.close();
  };
}
