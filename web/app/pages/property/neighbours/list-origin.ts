export type NeighbourLink = { href: string; label: string };

export type ListPosition = {
  back: NeighbourLink;
  position?: string;
  previous?: NeighbourLink;
  next?: NeighbourLink;
};

type Arrival = {
  listPath: string;
  location: Pick<Location, 'origin' | 'hash'>;
  referrer: string;
  state: unknown;
};

const mark = '#list=';

/** Carries the query string of a list to another of its properties, without the server or a cache seeing it. */
export function listFragment(list: string): string {
  return `${mark}${encodeURIComponent(list)}`;
}

export function isListFragment(hash: string): boolean {
  return hash.startsWith(mark);
}

function fromState(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('list' in state)) return undefined;
  return typeof state.list === 'string' ? state.list : undefined;
}

function fromFragment(hash: string): string | undefined {
  try {
    return isListFragment(hash) ? decodeURIComponent(hash.slice(mark.length)) : undefined;
  } catch {
    return undefined;
  }
}

function fromReferrer({ listPath, location, referrer }: Arrival): string | undefined {
  if (!URL.canParse(referrer)) return undefined;
  const { origin, pathname, search } = new URL(referrer);
  return origin === location.origin && pathname === listPath ? search : undefined;
}

/** The query string of the list that a visitor came from; undefined for one who came from elsewhere. */
export function listOrigin(arrival: Arrival): string | undefined {
  return fromState(arrival.state) ?? fromFragment(arrival.location.hash) ?? fromReferrer(arrival);
}
