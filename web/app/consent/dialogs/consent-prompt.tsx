import { useEffect } from 'react';
import { useLanguage } from '../../i18n/text.tsx';
import { Lazy } from '../../ui/picture/lazy.tsx';
import { useAfter } from '../../ui/browser/use-after.ts';
import { followOtherTabs, lookUpConsent, openConsentSettings } from '../consent.ts';
import type { ConsentData } from '../consent-data.ts';
import { isPreviewPage } from '../preview-page.ts';
import { onSettingsRequest } from '../settings-request.ts';
import { useConsent } from '../use-consent.ts';

const loadDialogs = () => import('./consent-dialogs.tsx').then(({ ConsentDialogs }) => ConsentDialogs);

/** Loads the dialogs and their texts only when a visitor has to choose. */
export function ConsentPrompt({ consent }: { consent: ConsentData }) {
  const language = useLanguage();
  const { isKnown, choices, isOpen } = useConsent();
  useEffect(() => {
    const choice = lookUpConsent(consent.textVersion);
    if (choice && !choice.isProven)
      void import('../send-proof.ts').then(({ sendProof }) => sendProof(choice, language));
    return followOtherTabs();
  }, [consent.textVersion, language]);
  useEffect(() => onSettingsRequest(openConsentSettings), []);
  const mustAsk = isKnown && !choices && !isPreviewPage();
  const isAsking = useAfter(consent.waitMilliseconds, mustAsk);
  return <Lazy isNeeded={isAsking || isOpen} load={loadDialogs} props={{ isAsking, isOpen }} />;
}
