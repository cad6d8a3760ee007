/** Detects addresses that hide consent, popup and view counting; they open no draft. */
export function isPreviewAddress(url: URL): boolean {
  return /preview/i.test(url.href);
}
