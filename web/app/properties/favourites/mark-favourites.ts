import { comparisonSearch, favouritesSearch } from './favourites-address.ts';
import { favourites } from './favourites.ts';

/** Shows on the whole page what is marked: on buttons, in the header's link, and in links that compare. */
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
