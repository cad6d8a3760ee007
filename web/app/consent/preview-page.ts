import { isPreviewAddress } from '../content/paths/own-path.ts';

/** True for previews, which show no dialogs and count no views. */
export function isPreviewPage(): boolean {
  const isDraft = document.documentElement.dataset['preview'] !== undefined;
  return isDraft || isPreviewAddress(new URL(location.href));
}
