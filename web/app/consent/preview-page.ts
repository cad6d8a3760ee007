/** Detects addresses that hide consent, popup and view counting; they open no draft. */
export function isPreviewAddress(url: URL): boolean {
  return /preview/i.test(url.href);
}

export function isPreviewPage(): boolean {
  const isDraft = document.documentElement.dataset['preview'] !== undefined;
  return isDraft || isPreviewAddress(new URL(location.href));
}
