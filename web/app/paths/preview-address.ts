/**
 * Whether the word preview stands in an address, which leaves out what would disturb somebody who only looks:
 * the question for consent, the popup, the counting. It opens no draft.
 */
export function isPreviewAddress(url: URL): boolean {
  return /preview/i.test(url.href);
}
