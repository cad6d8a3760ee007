import { storeCookie } from '../../ui/browser/storage.ts';

export const shownPathCookie = 'preview-path';

/** Partitioned like the pass of the preview, because the Studio is another site than its frame. */
export function rememberShownPath({ pathname, search }: Location): void {
  // An address from the browser has no character that a cookie cannot hold, but for the semicolon.
  const path = `${pathname}${search}`.replaceAll(';', '%3B');
  storeCookie(`${shownPathCookie}=${path}; Path=/preview/enable; Secure; SameSite=None; Partitioned`);
}
