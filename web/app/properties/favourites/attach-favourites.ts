import { favourites, type ToggleResult, toggleFavourite } from './favourites.ts';
import { comparisonSearch, favouritesSearch } from './favourites-address.ts';
import { sendInterest } from './send-interest.ts';

/** Announced after a press; `{count}` stands for the number of favourites. */
export type FavouriteWords = Record<ToggleResult, string>;

export function markFavourites(): void {
  const ids = favourites.get();
  for (const button of document.querySelectorAll<HTMLElement>('[data-favourite]')) {
    const isPressed = String(ids.includes(button.dataset['favourite'] ?? ''));
    if (button.getAttribute('aria-pressed') !== isPressed) button.setAttribute('aria-pressed', isPressed);
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.favourites-link')) {
    link.search = favouritesSearch({ ids });
    const count = link.querySelector<HTMLElement>('.favourites-count');
    if (!count) continue;
    const text = ids.length > 0 ? String(ids.length) : '';
    if (count.textContent !== text) count.textContent = text;
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-compare]')) {
    const id = link.dataset['compare'] ?? '';
    link.search = comparisonSearch(id, ids);
    link.classList.toggle(
      'invisible',
      ids.every((other) => other === id),
    );
  }
}

type AttachFavouritesProps = { words: FavouriteWords };

/** One listener for every button of the page, including those added later. */
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
