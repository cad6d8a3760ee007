import type { FavouriteWords } from './favourite-words.ts';
import { favourites, toggleFavourite } from './favourites.ts';
import { markFavourites } from './mark-favourites.ts';
import { sendInterest } from './send-interest.ts';

type AttachFavouritesProps = { words: FavouriteWords };

/** One listener for every button of the page, those added later included; announces the result in `element`. */
export function attachFavourites(element: HTMLElement, { words }: AttachFavouritesProps): () => void {
  const status = element.querySelector('[role=status]');
  const press = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-favourite]') : null;
    const id = button?.dataset['favourite'];
    const result = id === undefined ? undefined : toggleFavourite(id);
    if (status) {
      status.className = result === 'full' || result === 'notStored' ? 'favourites-problem' : 'sr-only';
      status.textContent = result ? words[result].replace('{count}', String(favourites.get().length)) : '';
    }
    if (id !== undefined && result === 'added') sendInterest('favourite', id);
  };
  const additions = new MutationObserver(markFavourites);
  const unsubscribe = favourites.subscribe(markFavourites);
  document.addEventListener('click', press);
  markFavourites();
  additions.observe(document.body, { childList: true, subtree: true });
  document.documentElement.dataset['favourites'] = '';
  return () => {
    document.removeEventListener('click', press);
    additions.disconnect();
    unsubscribe();
  };
}
