export type CopyOutcome = 'copied' | 'notCopied';

export function hasShareSheet(): boolean {
  return typeof Reflect.get(navigator, 'share') === 'function';
}

/** Closing the sheet is no failure. */
export function openShareSheet(title: string, url: string): Promise<undefined> {
  return navigator.share({ title, url }).then(nothing, nothing);
}

export async function copyAddress(url: string): Promise<CopyOutcome> {
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'notCopied';
  }
}

/** Prefers the browser's own sheet to a copy. Undefined once the sheet was shown. */
export async function shareAddress(title: string, url: string): Promise<CopyOutcome | undefined> {
  return hasShareSheet() ? openShareSheet(title, url) : copyAddress(url);
}

const nothing = () => undefined;
