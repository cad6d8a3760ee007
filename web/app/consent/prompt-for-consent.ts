import type { LanguageId } from 'schemas/languages.ts';
import {
  type StoredChoice,
  writeChoice,
  closeConsentSettings,
  consentState,
  followOtherTabs,
  keepChoice,
  lookUpConsent,
  openConsentSettings,
  subscribeToConsent,
  onSettingsRequest,
  type ConsentData,
} from './consent.ts';
import { consentPath } from '../content/paths/endpoints.ts';
import { runDialogs, type RunningDialogs } from './dialogs/run-dialogs.ts';
import { isPreviewPage } from './preview-page.ts';

/** Sends the proof of a choice; retried on the next page after a failure. */
async function sendProof(choice: StoredChoice, language: string): Promise<void> {
  const { proof, version, choices } = choice;
  const response = await fetch('/api/consent', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ proof, version, choices, language }),
    keepalive: true,
  }).catch(() => undefined);
  if (response?.ok) writeChoice({ ...choice, isProven: true });
}

/** Asks visitors who have not chosen, after a pause, and opens the settings on request. */
export function promptForConsent(
  element: HTMLElement,
  { textVersion, waitMilliseconds }: ConsentData,
  language: LanguageId,
): () => void {
  const place = element.appendChild(document.createElement('div'));
  let pause: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  let dialogs: Promise<RunningDialogs> | undefined;

  const showDialogs = () => {
    dialogs ??= runDialogs(place, consentPath(language, textVersion), (choices) => {
      void sendProof(keepChoice(choices, crypto.randomUUID()), language);
    });
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
  if (stored && !stored.isProven) void sendProof(stored, language);
  const stops = [
    followOtherTabs(),
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
