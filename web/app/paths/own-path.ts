/** Stands in for our own origin, so that a path can be parsed like any other address. */
const base = 'https://own.invalid';

/** A slash that no second one follows, and nothing that a browser would read as one or drop. */
const pathShape = /^\/(?![/\\])[^\\\s\p{Cc}]*$/u;

/** The address if it stays on this site, as a browser would read it: path, query and fragment; else undefined. */
export function ownPath(address: string): string | undefined {
  if (!pathShape.test(address) || !URL.canParse(address, base)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, base);
  // Dots can resolve to a path that itself begins with two slashes, which means another host.
  if (origin !== base || pathname.startsWith('//')) return undefined;
  return `${pathname}${search}${hash}`;
}

/** Where an editor's redirect may lead: a path of ours, or https on one of the hosts; else undefined. */
export function redirectTarget(address: string, hosts: readonly string[]): string | undefined {
  const own = ownPath(address);
  if (own !== undefined) return own;
  if (!/^https:\/\/[^\\\s\p{Cc}]+$/iu.test(address) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  const isAllowed = hosts.some((host) => host.trim().toLowerCase() === url.host);
  return isAllowed && url.username === '' && url.password === '' ? url.href : undefined;
}

/** Carries the query of a visitor's address over to a path of ours. What the path itself asks for wins. */
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
