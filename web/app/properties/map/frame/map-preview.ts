import type { LanguageId } from 'schemas/languages.ts';
import { propertyCardsPath } from '../../../content/paths/endpoints.ts';
import { trustedMarkup } from '../../../ui/browser/trusted-markup.ts';

export type PreviewWords = { view: string; close: string };

/** Rejects when it cannot. */
export async function showMapPreview(
  preview: HTMLElement,
  id: string,
  { language, words }: { language: LanguageId; words: PreviewWords },
): Promise<void> {
  const response = await fetch(propertyCardsPath([id], language));
  const markup = new DOMParser().parseFromString(trustedMarkup(await response.text()), 'text/html');
  const cards = markup.querySelector('.card-grid');
  const link = cards?.querySelector<HTMLAnchorElement>('.card-link');
  if (!cards || !link) throw new Error(`There is no card of ${id}.`);
  // It follows the title of the page.
  cards.querySelector('h3')?.setAttribute('aria-level', '2');
  const view = Object.assign(document.createElement('a'), {
    href: link.href,
    className: 'button',
    textContent: words.view,
  });
  const close = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'button button-quiet',
    textContent: words.close,
  });
  close.addEventListener('click', () => preview.replaceChildren());
  preview.replaceChildren(cards, view, close);
}
