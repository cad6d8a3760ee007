import { consentState, subscribeToConsent } from '../../consent/consent.ts';
import { isPreviewPage } from '../../consent/preview-page.ts';
import type { PopupTiming } from './popup-dialog.tsx';
import { rememberPopupClosed, wasPopupClosed } from './popup-frequency.ts';

/** Skips the page that the popup links to, and links with `modal-clicked`, whose visitor already followed it. */
export function isPopupDone(address: URL, action: string | undefined): boolean {
  if (address.href.includes('modal-clicked')) return true;
  if (!action) return false;
  const target = new URL(action, address);
  return target.origin === address.origin && target.pathname === address.pathname;
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
