/**
 * Hosts besides our own that property pictures may come from, such as `media.example.com`. A subdomain needs a line
 * of its own. Our own pictures have addresses that start with `/pictures/`.
 */
export const pictureHosts: readonly string[] = [];

/** True for a picture of ours, or an https address on one of `hosts` without user or password. */
export function isPictureUrl(address: string, hosts: readonly string[]): boolean {
  if (address.startsWith('/')) return /^\/pictures\/[a-z0-9][a-z0-9._-]*$/i.test(address);
  if (!URL.canParse(address)) return false;
  const { protocol, host, username, password } = new URL(address);
  return protocol === 'https:' && username === '' && password === '' && hosts.includes(host);
}
