import { useEffect } from 'react';
import { PageViews } from '../analytics/page-views.tsx';
import { ConsentPrompt } from '../consent/dialogs/consent-prompt.tsx';
import { rememberLanguage } from '../i18n/remember-language.ts';
import { useLanguage } from '../i18n/text.tsx';
import { PopupPrompt } from '../popup/popup-prompt.tsx';
import type { LayoutData } from './layout-data.ts';

type SiteEffectsProps = Pick<LayoutData, 'consent' | 'popup' | 'tags'>;

/** Renders nothing itself: prompts for consent, opens the popup, remembers the language, counts the view. */
export function SiteEffects({ consent, popup, tags }: SiteEffectsProps) {
  const language = useLanguage();
  useEffect(() => {
    rememberLanguage(language);
  }, [language]);
  return (
    <>
      {consent && <ConsentPrompt consent={consent} />}
      {popup && <PopupPrompt popup={popup} asksConsent={consent !== undefined} />}
      <PageViews tags={tags} />
    </>
  );
}
