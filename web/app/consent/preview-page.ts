import { isPreviewAddress } from '../paths/preview-address.ts';

/** Whether somebody is only looking at a page to come, whom nobody asks, interrupts or counts. */
export function isPreviewPage(): boolean {
  const isDraft = document.documentElement.dataset['preview'] !== undefined;
  return isDraft || isPreviewAddress(new URL(location.href));
}
