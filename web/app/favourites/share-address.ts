/** Opens the browser's own sheet where there is one, else copies the address. Undefined once the sheet was shown. */
export async function shareAddress(title: string, url: string): Promise<'copied' | 'notCopied' | undefined> {
  const sheet: unknown = Reflect.get(navigator, 'share');
  if (typeof sheet === 'function') return navigator.share({ title, url }).then(nothing, nothing);
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'notCopied';
  }
}

const nothing = () => undefined;
