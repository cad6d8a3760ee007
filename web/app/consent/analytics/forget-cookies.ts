import type { OptionalCategory } from '../categories.ts';
import { readCookies, storeCookie } from '../../ui/browser/storage.ts';

const patterns: Record<OptionalCategory, RegExp> = {
  preferences: /^$/,
  statistics: /^(_ga|_gid$|_gat|_gac_|_dc_gtm_)/,
  marketing: /^(_fbp$|_fbc$|_gcl_)/,
};

export function cookiesToForget(cookies: string, category: OptionalCategory): string[] {
  const names = cookies.split(';').map((cookie) => cookie.split('=')[0]?.trim() ?? '');
  return names.filter((name) => name && patterns[category].test(name));
}

/** Includes parent domains, where a tag may have set a cookie: `['a.b.be', 'b.be', 'be']`. */
export function domainsOf(host: string): string[] {
  const labels = host.split('.');
  return labels.map((_, index) => labels.slice(index).join('.'));
}

export function forgetCookies(category: OptionalCategory): void {
  for (const name of cookiesToForget(readCookies(), category)) {
    const expired = `${name}=; Path=/; Max-Age=0`;
    storeCookie(expired);
    for (const domain of domainsOf(location.hostname)) storeCookie(`${expired}; Domain=${domain}`);
  }
}
