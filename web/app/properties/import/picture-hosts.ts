/** Such as `media.example.com`; a subdomain needs a line of its own. Our own pictures start with `/pictures/`. */
export const pictureHosts: readonly string[] = [];

/** Refuses addresses with a user or a password. */
export function isPictureUrl(address: string, hosts: readonly string[]): boolean {
  if (address.startsWith('/')) return /^\/pictures\/[a-z0-9][a-z0-9._-]*$/i.test(address);
  if (!URL.canParse(address)) return false;
  const { protocol, host, username, password } = new URL(address);
  return protocol === 'https:' && username === '' && password === '' && hosts.includes(host);
}
