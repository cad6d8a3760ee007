import type { LanguageId } from 'schemas/languages.ts';
import { cardPicturesPath } from '../content/paths/endpoints.ts';
import type { FurtherPicture } from '../properties/view/further-pictures.ts';
import { whenVisitorActs } from '../ui/browser/when-visitor-acts.ts';
import { countPageView } from '../consent/analytics/count-page-view.ts';
import type { TagIds } from '../consent/analytics/tag-ids.ts';
import { whileRefused, type ConsentData } from '../consent/consent.ts';
import { promptForConsent } from '../consent/prompt-for-consent.ts';
import { forgetViews } from '../properties/favourites/recent/recently-viewed.ts';
import { forgetClosingTime } from './popup/forget-closing-time.ts';
import type { PopupTiming } from './popup/popup-dialog.tsx';
import { forgetSearches } from '../properties/search-field/forget-searches.ts';
import { store, storeCookie } from '../ui/browser/storage.ts';

/** `pictures` contains `{title}`, the title of the card. */
type CardWords = { pictures: string; previous: string; next: string };

/** Fetches the script that turns the pictures of cards once the visitor does anything, on pages with cards only. */
function loadCardCarousels({ pictures, ...others }: CardWords, language: LanguageId): () => void {
  const start = () => {
    const words = { ...others, pictures: (title: string) => pictures.replace('{title}', () => title) };
    const fetchPictures = async (id: string) => {
      const response = await fetch(cardPicturesPath(id, language));
      if (!response.ok) throw new Error(`The pictures of ${id} came with ${String(response.status)}.`);
      return response.json<FurtherPicture[]>();
    };
    import('../properties/view/enhance-card-pictures.ts').then(
      ({ enhanceCardPictures }) => enhanceCardPictures(words, fetchPictures),
      () => undefined,
    );
  };
  return whenVisitorActs(start, () => document.querySelector('.card-pictures') !== null);
}

type SiteEffectsProps = {
  consent: ConsentData | undefined;
  popup: PopupTiming | undefined;
  isPersonal: boolean;
  tags: TagIds | undefined;
  cardWords: CardWords;
};

export function attachSiteEffects(
  element: HTMLElement,
  { consent, popup, isPersonal, tags, cardWords }: SiteEffectsProps,
  { language }: { language: LanguageId },
): () => void {
  rememberLanguage(language);
  const stops = [
    whileRefused('preferences', forgetPreferences),
    consent && promptForConsent(element, consent, language),
    popup && enhancePopup(element, popup, consent !== undefined),
    loadCardCarousels(cardWords, language),
    isPersonal ? undefined : countPageView(tags),
  ];
  return () => {
    for (const stop of stops) stop?.();
  };
}

function forgetPreferences(): void {
  forgetViews();
  forgetSearches();
  forgetClosingTime();
}

function enhancePopup(element: HTMLElement, timing: PopupTiming, asksConsent: boolean): () => void {
  const dialog = element.querySelector<HTMLDialogElement>('.popup');
  if (!dialog) return () => undefined;
  const opening = import('./popup/open-popup.ts').then(
    ({ openPopup }) => openPopup(dialog, { ...timing, asksConsent }),
    () => undefined,
  );
  return () => void opening.then((stop) => stop?.());
}

const aYear = 365 * 24 * 60 * 60;

/** Encodes the cookie as the server does. */
function rememberLanguage(language: LanguageId): void {
  const value = encodeURIComponent(btoa(JSON.stringify(language)));
  storeCookie(`language=${value}; Path=/; Max-Age=${aYear}; SameSite=Lax`);
  store('localStorage', 'language', language);
}
