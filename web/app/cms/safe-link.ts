const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);
/** Stands in for our own origin, so that a path can be parsed like any other address. */
const base = 'https://own.invalid';

/** An editor's link if a visitor may follow it: a path of ours, the web, mail or telephone; else undefined. */
export function safeLink(href: string | null | undefined): string | undefined {
  if (!href || !URL.canParse(href.trim(), base)) return undefined;
  const url = new URL(href.trim(), base);
  if (!schemes.has(url.protocol)) return undefined;
  return url.origin === base ? `${url.pathname}${url.search}${url.hash}` : url.href;
}
