import type { LanguageId } from 'schemas/languages.ts';
import { mayUse, subscribeToConsent } from '../../../consent/consent.ts';
import { propertyCardsPath } from '../../../content/paths/endpoints.ts';
import { trustedMarkup } from '../../../ui/browser/trusted-markup.ts';
import { mostRecent } from '../property-ids.ts';
import { forgetViews, recentlyViewed, recordView } from './recently-viewed.ts';

/** Shows the server's row of recent views; on the page of a property it also records that one. */
export function loadRecentRow(
  element: HTMLElement,
  current: string | undefined,
  language: LanguageId,
): () => void {
  let shown: string | undefined;
  const show = async () => {
    const ids = mayUse('preferences') ? recentlyViewed.get().filter((id) => id !== current) : [];
    const wanted = ids.length > 0 ? propertyCardsPath(ids.slice(0, mostRecent), language) : undefined;
    if (wanted === shown) return;
    shown = wanted;
    const response = wanted === undefined ? undefined : await fetch(wanted);
    const markup = response?.ok ? await response.text() : '';
    if (wanted === shown) element.innerHTML = trustedMarkup(markup);
  };
  const update = () => void show().catch(() => undefined);

  const clear = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('[data-clear]') : null;
    const status = element.querySelector<HTMLElement>('[role=status]');
    if (!button || !status) return;
    // Counts as shown already, so that the row stays and says what has happened.
    shown = undefined;
    forgetViews();
    button.remove();
    element.querySelector('[data-cards]')?.remove();
    status.textContent = status.dataset['cleared'] ?? '';
  };
  element.addEventListener('click', clear);
  const stops = [
    recentlyViewed.subscribe(update),
    subscribeToConsent(update),
    current === undefined ? () => undefined : recordView(current),
    () => element.removeEventListener('click', clear),
    () => element.replaceChildren(),
  ];
  update();
  return () => {
    for (const stop of stops) stop();
  };
}
