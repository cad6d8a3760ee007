import { useEffect } from 'react';
import { PageViews } from '../analytics/page-views.tsx';
import { ConsentPrompt } from '../consent/dialogs/consent-prompt.tsx';
import { forgetWithoutConsent } from '../favourites/recently-viewed.ts';
import { rememberLanguage } from '../i18n/remember-language.ts';
import { useLanguage, useText } from '../i18n/text.tsx';
import { cardPicturesPath } from '../paths/property-cards-path.ts';
import { PopupPrompt } from '../popup/popup-prompt.tsx';
import { forgetPopupWithoutConsent } from '../popup/popup-rules.ts';
import type { FurtherPicture } from '../properties/view/further-pictures.ts';
import { forgetSearchesWithoutConsent } from '../search/recent-searches.ts';
import type { LayoutData } from './layout-data.ts';

type SiteEffectsProps = Pick<LayoutData, 'consent' | 'popup' | 'tags'>;

/** Consent prompt, popup, remembered language, page views and the pictures of cards; renders nothing itself. */
export function SiteEffects({ consent, popup, tags }: SiteEffectsProps) {
  const language = useLanguage();
  useEffect(() => {
    rememberLanguage(language);
  }, [language]);
  useCardPictures();
  useEffect(forgetWithoutConsent, []);
  useEffect(forgetSearchesWithoutConsent, []);
  useEffect(forgetPopupWithoutConsent, []);
  return (
    <>
      {consent && <ConsentPrompt consent={consent} />}
      {popup && <PopupPrompt popup={popup} asksConsent={consent !== undefined} />}
      <PageViews tags={tags} />
    </>
  );
}

/** Fetches its script on pages with cards only. */
function useCardPictures(): void {
  const t = useText();
  const language = useLanguage();
  useEffect(() => {
    if (!document.querySelector('.card-pictures')) return;
    const words = {
      pictures: (title: string) => t('property.picturesOf', { title }),
      previous: t('property.previousPicture'),
      next: t('property.nextPicture'),
    };
    const fetchPictures = async (id: string) => {
      const response = await fetch(cardPicturesPath(id, language));
      if (!response.ok) throw new Error(`The pictures of ${id} came with ${String(response.status)}.`);
      return response.json<FurtherPicture[]>();
    };
    import('../properties/view/follow-card-pictures.ts').then(
      ({ followCardPictures }) => followCardPictures(words, fetchPictures),
      () => undefined,
    );
  }, [t, language]);
}
