const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const base = 'https://own.invalid';

/** Allows paths of ours, the web, mailboxes and telephones only, because other schemes can run script. */
export function safeLink(href: string | null | undefined): string | undefined {
  const url = href ? URL.parse(href.trim(), base) : null;
  if (!url || !schemes.has(url.protocol)) return undefined;
  return url.origin === base ? `${url.pathname}${url.search}${url.hash}` : url.href;
}
