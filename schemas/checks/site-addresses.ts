import { isLanguageId, languages } from '../languages.ts';
import { accessibilityReports } from '../needed-pages.ts';
import { isOwnPath } from '../rules/links.ts';

/** `hidden` is published with the status Draft. */
export type State = 'public' | 'hidden' | 'unpublished';

/** `elsewhere` is an address of another site. */
export type Destination = State | 'nothing' | 'circle' | 'elsewhere';

type PageAddress = { address: string; state: State; hasMoreBelow: boolean };

/** Routes in code, without the language. */
const codedPaths = [
  '/newsletter/unsubscribe/',
  '/style-guide/',
  ...Object.values(accessibilityReports).map((path) => `${path}/`),
];

/** Returns the path alone, in lower case, with a slash at both ends. */
export function ownAddress(address: string): string {
  const [path = ''] = address.toLowerCase().split(/[?#]/);
  return `/${path.split('/').filter(Boolean).join('/')}/`.replace('//', '/');
}

function withoutLanguage(address: string): string {
  const [, language, ...rest] = address.split('/');
  return isLanguageId(language) ? `/${rest.join('/')}` : address;
}

/** The addresses of a site and where each leads. */
export function siteAddresses(
  pages: readonly PageAddress[],
  short: readonly string[],
  moves: ReadonlyMap<string, string>,
): { follow: (address: string, from?: readonly string[]) => Destination } {
  const homes = languages.map(({ id }) => `/${id}/`);
  const exact = new Map(pages.map(({ address, state }) => [address, state]));
  const anyLanguage = new Map(pages.map(({ address, state }) => [withoutLanguage(address), state]));
  const above = pages.filter(({ hasMoreBelow }) => hasMoreBelow).map(({ address }) => address);

  function stop(address: string): Destination {
    if (address === '/' || homes.includes(address)) return 'public';
    const known = exact.get(address) ?? anyLanguage.get(withoutLanguage(address));
    if (known) return known;
    const isBelow = above.some((list) => address.startsWith(list));
    const isCoded = codedPaths.includes(withoutLanguage(address));
    return isBelow || isCoded || short.includes(address) ? 'public' : 'nothing';
  }

  /** Follows redirects to the end; returning to an address in `from` is a circle. */
  function follow(address: string, from: readonly string[] = []): Destination {
    const visited = new Set(from);
    let present = address;
    while (isOwnPath(present)) {
      const own = ownAddress(present);
      if (visited.has(own)) return 'circle';
      visited.add(own);
      const next = moves.get(own);
      if (next === undefined) return stop(own);
      present = next;
    }
    return 'elsewhere';
  }

  return { follow };
}
