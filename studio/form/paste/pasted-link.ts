import { linkAddress } from 'schemas/rules/links.ts';

/** Google Docs leads every link over its own address. */
function behindGoogle(url: URL): URL {
  const target = url.hostname === 'www.google.com' && url.pathname === '/url' && url.searchParams.get('q');
  return target !== false && target !== null && URL.canParse(target) ? new URL(target) : url;
}

/** The address of a copied link as the site takes it; undefined for a place in the document, a file or a script. */
export function pastedLink(address: string | null): string | undefined {
  const given = address?.trim() ?? '';
  if (!URL.canParse(given)) return given.startsWith('/') && linkAddress(given) === true ? given : undefined;
  const url = behindGoogle(new URL(given));
  if (url.protocol === 'http:') url.protocol = 'https:';
  return linkAddress(url.href) === true ? url.href : undefined;
}
