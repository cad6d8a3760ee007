import type { ScriptContext } from '../../../islands/script.ts';
import { listPositionPath } from '../../../content/paths/list-position-path.ts';
import {
  isListFragment,
  listFragment,
  listOrigin,
  type ListPosition,
  type NeighbourLink,
} from './list-origin.ts';

export type ListedIn = { id: string; goal: 'sale' | 'rent'; list: { href: string } };

/** Moves the list from the address into the history entry, so that the address stays the same for everyone. */
function rememberList(list: string): void {
  const { pathname, search, hash } = location;
  const shown = `${pathname}${search}${isListFragment(hash) ? '' : hash}`;
  history.replaceState({ ...(history.state as object | null), list }, '', shown);
}

function withList(position: ListPosition, list: string): ListPosition {
  const carrying = (link: NeighbourLink): NeighbourLink => ({
    ...link,
    href: `${link.href}${listFragment(list)}`,
  });
  const { previous, next } = position;
  return {
    ...position,
    ...(previous && { previous: carrying(previous) }),
    ...(next && { next: carrying(next) }),
  };
}

function showNeighbour(link: HTMLAnchorElement | undefined, neighbour: NeighbourLink | undefined): void {
  if (!link || !neighbour) return;
  link.href = neighbour.href;
  link.ariaLabel = neighbour.label;
  link.hidden = false;
}

function showPosition(element: HTMLElement, { back, position, previous, next }: ListPosition): void {
  const [usual, filled] = element.querySelectorAll<HTMLElement>('nav > div');
  if (!usual || !filled) return;
  const [toList, toPrevious, toNext] = filled.querySelectorAll('a');
  const row = filled.querySelector('div');
  const words = filled.querySelector('span');
  if (toList?.lastChild) {
    toList.href = back.href;
    toList.lastChild.textContent = back.label;
  }
  if (row && words && position) {
    words.textContent = position;
    showNeighbour(toPrevious, previous);
    showNeighbour(toNext, next);
    row.hidden = false;
  }
  usual.hidden = true;
  filled.hidden = false;
}

export function enhanceNeighbours(
  element: HTMLElement,
  { id, goal, list: { href } }: ListedIn,
  { language }: Pick<ScriptContext, 'language'>,
): (() => void) | undefined {
  const { referrer } = document;
  const list = listOrigin({ listPath: href, location, referrer, state: history.state });
  if (list === undefined) return undefined;
  rememberList(list);
  const ending = new AbortController();
  const { signal } = ending;
  // A link to a section adds a history entry without the state.
  addEventListener('hashchange', () => rememberList(list), { signal });
  fetch(listPositionPath({ id, language, goal, list }), { signal })
    .then((response) => (response.ok ? response.json<ListPosition>() : undefined))
    .then((found) => found && showPosition(element, withList(found, list)))
    .catch(() => undefined);
  return () => ending.abort();
}
