const base = 'https://own.invalid';

/** One leading slash, and no character that browsers read as a slash or drop. */
const pathShape = /^\/(?![/\\])[^\\\s\p{Cc}]*$/u;

export function ownPath(address: string): string | undefined {
  if (!pathShape.test(address) || !URL.canParse(address, base)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, base);
  // Dot segments can resolve to a path with two leading slashes, which is another host.
  if (origin !== base || pathname.startsWith('//')) return undefined;
  return `${pathname}${search}${hash}`;
}

export function redirectTarget(address: string, hosts: readonly string[]): string | undefined {
  const own = ownPath(address);
  if (own !== undefined) return own;
  if (!/^https:\/\/[^\\\s\p{Cc}]+$/iu.test(address) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  const isAllowed = hosts.some((host) => host.trim().toLowerCase() === url.host);
  return isAllowed && url.username === '' && url.password === '' ? url.href : undefined;
}

export function withQuery(to: string, search: string): string {
  const own = ownPath(to);
  if (own === undefined || search === '') return to;
  const url = new URL(own, base);
  if (url.search === '') return `${url.pathname}${search}${url.hash}`;
  for (const [name, value] of new URLSearchParams(search)) {
    if (!new URL(own, base).searchParams.has(name)) url.searchParams.append(name, value);
  }
  return `${url.pathname}${url.search}${url.hash}`;
}
