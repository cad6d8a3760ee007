/** True for a URL with the word preview, which hides consent, popup and view counting. It opens no draft. */
export function isPreviewAddress(url: URL): boolean {
  return /preview/i.test(url.href);
}
