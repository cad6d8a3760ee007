import type { LanguageId } from 'schemas/languages.ts';
import {
  closeConsentSettings,
  type ConsentData,
  consentState,
  refreshFromOtherTabs,
  lookUpConsent,
  onSettingsRequest,
  openConsentSettings,
  subscribeToConsent,
} from './consent.ts';
import { consentPath } from '../content/paths/endpoints.ts';
import type { RunningDialogs } from './dialogs/run-dialogs.ts';
import { isPreviewPage } from './preview-page.ts';

const loadDialogs = () => import('./dialogs/run-dialogs.ts');

export function promptForConsent(
  element: HTMLElement,
  { textVersion, waitMilliseconds }: ConsentData,
  language: LanguageId,
): () => void {
  const place = element.appendChild(document.createElement('div'));
  let pause: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  let dialogs: Promise<RunningDialogs> | undefined;

  const fetchDialogs = async () => {
    const address = consentPath(language, textVersion);
    const [{ runDialogs }, answer] = await Promise.all([loadDialogs(), fetch(address)]);
    return runDialogs(place, answer, language);
  };
  const showDialogs = () => {
    dialogs ??= fetchDialogs();
    dialogs.then(
      ({ show }) => show(isAsking),
      () => {
        // The next request for the settings tries again.
        dialogs = undefined;
        closeConsentSettings();
      },
    );
  };
  const follow = () => {
    const { choices, isOpen } = consentState();
    if (choices || isPreviewPage()) {
      clearTimeout(pause);
      pause = undefined;
      isAsking = false;
    } else
      pause ??= setTimeout(() => {
        isAsking = true;
        showDialogs();
      }, waitMilliseconds);
    if (isOpen || dialogs) showDialogs();
  };

  const stored = lookUpConsent(textVersion);
  if (stored && !stored.isProven)
    void loadDialogs().then(
      ({ sendProof }) => sendProof(stored, language),
      () => undefined,
    );
  const stops = [
    refreshFromOtherTabs(),
    onSettingsRequest(openConsentSettings),
    subscribeToConsent(follow),
    () => clearTimeout(pause),
    () => place.remove(),
  ];
  follow();
  return () => {
    for (const stop of stops) stop();
  };
}
