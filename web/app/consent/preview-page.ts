/** Detects addresses that hide consent, popup and view counting; they open no draft. */
export function isPreviewAddress(url: URL): boolean {
  return /preview/i.test(url.href);
}

/** True for previews, which show no dialogs and count no views. */
export function isPreviewPage(): boolean {
  const isDraft = document.documentElement.dataset['preview'] !== undefined;
  return isDraft || isPreviewAddress(new URL(location.href));
}
