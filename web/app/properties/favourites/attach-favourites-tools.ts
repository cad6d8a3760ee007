import { favourites } from './favourites.ts';
import { favouritesSearch } from './favourites-address.ts';
import { shareAddress } from './share-address.ts';

const isSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((id) => others.includes(id));

/** Opens this browser's list, drops properties no longer offered, follows marks; leaves a shared list as it is. */
export function reloadForOwnList(ids: readonly string[], missing: readonly string[]): () => void {
  const own = favourites.get();
  if (ids.length === 0 && own.length > 0) location.replace(addressOf(own));
  const isOwn = isSame(ids, own);
  if (own.some((id) => missing.includes(id))) favourites.set(own.filter((id) => !missing.includes(id)));
  if (!isOwn) return () => undefined;
  return favourites.subscribe(() => history.replaceState(null, '', addressOf(favourites.get())));
}

function addressOf(ids: readonly string[]): string {
  return `${location.pathname}${favouritesSearch({ ids })}`;
}

type FavouritesToolsProps = { ids: readonly string[]; missing: readonly string[]; isComparison: boolean };

export function attachFavouritesTools(
  element: HTMLElement,
  { ids, missing, isComparison }: FavouritesToolsProps,
): () => void {
  const button = element.querySelector('button');
  const status = element.querySelector<HTMLElement>('[role=status]');
  const share = async () => {
    if (!status) return;
    status.textContent = '';
    const outcome = await shareAddress(document.title, location.href);
    status.textContent = (outcome && status.dataset[outcome]) ?? '';
  };
  const onClick = () => void share();
  button?.addEventListener('click', onClick);
  const stop = isComparison ? undefined : reloadForOwnList(ids, missing);
  return () => {
    button?.removeEventListener('click', onClick);
    stop?.();
  };
}
