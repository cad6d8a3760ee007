import { followOwnList } from './own-list.ts';
import { shareAddress } from './share-address.ts';

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
  const stop = isComparison ? undefined : followOwnList(ids, missing);
  return () => {
    button?.removeEventListener('click', onClick);
    stop?.();
  };
}
