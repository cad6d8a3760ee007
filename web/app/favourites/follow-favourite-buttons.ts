import { favourites, toggleFavourite, type ToggleResult } from './favourites.ts';
import { sendInterest } from './send-interest.ts';

const buttons = '[data-favourite]';

function showMarks(): void {
  const marked = new Set(favourites.get());
  for (const button of document.querySelectorAll<HTMLElement>(buttons)) {
    const isPressed = String(marked.has(button.dataset['favourite'] ?? ''));
    if (button.getAttribute('aria-pressed') !== isPressed) button.setAttribute('aria-pressed', isPressed);
  }
}

/** One listener for every button of the page, those added later included. Reports undefined for a click elsewhere. */
export function followFavouriteButtons(report: (result: ToggleResult | undefined) => void): () => void {
  const press = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(buttons) : null;
    const id = button?.dataset['favourite'];
    const result = id === undefined ? undefined : toggleFavourite(id);
    report(result);
    if (id !== undefined && result === 'added') sendInterest('favourite', id);
  };
  const additions = new MutationObserver(showMarks);
  const unsubscribe = favourites.subscribe(showMarks);
  document.addEventListener('click', press);
  additions.observe(document.body, { childList: true, subtree: true });
  showMarks();
  document.documentElement.dataset['favourites'] = '';
  return () => {
    document.removeEventListener('click', press);
    additions.disconnect();
    unsubscribe();
  };
}
