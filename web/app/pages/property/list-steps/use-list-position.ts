import { useEffect, useState } from 'react';
import { useLanguage } from '../../../i18n/text.tsx';
import { listPositionPath } from '../../../paths/list-position-path.ts';
import { isListFragment, listFragment, listOrigin } from './list-origin.ts';
import type { ListPosition, Step } from './list-position.ts';

export type ListedIn = { id: string; goal: 'sale' | 'rent'; list: { href: string } };

/** Moves the list from the address into the history entry, so that the address stays the same for everyone. */
function rememberList(list: string): void {
  const { pathname, search, hash } = location;
  const shown = `${pathname}${search}${isListFragment(hash) ? '' : hash}`;
  history.replaceState({ ...(history.state as object | null), list }, '', shown);
}

function withList(position: ListPosition, list: string): ListPosition {
  const carrying = (step: Step): Step => ({ ...step, href: `${step.href}${listFragment(list)}` });
  const { previous, next } = position;
  return {
    ...position,
    ...(previous && { previous: carrying(previous) }),
    ...(next && { next: carrying(next) }),
  };
}

/** The place of a property in the list that the visitor came from; undefined for one who came from elsewhere. */
export function useListPosition({ id, goal, list: { href } }: ListedIn): ListPosition | undefined {
  const language = useLanguage();
  const [position, setPosition] = useState<ListPosition>();
  useEffect(() => {
    const { referrer } = document;
    const list = listOrigin({ listPath: href, location, referrer, state: history.state });
    if (list === undefined) return;
    rememberList(list);
    // A link to a section makes an entry of its own, without the state.
    const rememberAgain = () => rememberList(list);
    addEventListener('hashchange', rememberAgain);
    const fetching = new AbortController();
    fetch(listPositionPath({ id, language, goal, list }), { signal: fetching.signal })
      .then((response) => (response.ok ? response.json<ListPosition>() : undefined))
      .then((found) => found && setPosition(withList(found, list)))
      .catch(() => undefined);
    return () => {
      fetching.abort();
      removeEventListener('hashchange', rememberAgain);
    };
  }, [id, goal, href, language]);
  return position;
}
