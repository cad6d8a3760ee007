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
  agreeToAll,
  type Choices,
  declineAll,
  optionalCategories,
} from './consent.ts';
import { consentPath } from '../content/paths/endpoints.ts';
import { isPreviewPage } from './preview-page.ts';
import { trustedMarkup } from '../ui/browser/trusted-markup.ts';

type RunningDialogs = { show: (isAsking: boolean) => void };

/** Values of buttons, which their dialogs return. */
const answers: Readonly<Partial<Record<string, Choices>>> = { agree: agreeToAll, decline: declineAll };

const ticks = `[name=category]:enabled`;

/**
 * Puts the server's markup of the dialogs into `place`.
 * @throws where it does not arrive; then nothing is shown, and nothing granted.
 */
async function runDialogs(
  place: HTMLElement,
  address: string,
  onChoice: (choices: Choices) => void,
): Promise<RunningDialogs> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The consent dialogs came with ${String(response.status)}.`);
  place.innerHTML = trustedMarkup(await response.text());
  const [question, settings] = place.querySelectorAll('dialog');
  const status = place.querySelector<HTMLElement>('[role=status]');
  if (!question || !settings || !status) throw new Error('The consent dialogs are incomplete.');
  const boxes = [...settings.querySelectorAll<HTMLInputElement>(ticks)];

  const choose = (choices: Choices | undefined) => {
    if (!choices) return;
    onChoice(choices);
    status.textContent = status.dataset['saved'] ?? '';
  };
  const ticked = () =>
    Object.fromEntries(
      optionalCategories.map((category) => [
        category,
        boxes.some(({ value, checked }) => checked && value === category),
      ]),
    ) as Choices;
  question.addEventListener('close', () => choose(answers[question.returnValue]));
  settings.addEventListener('close', () => {
    closeConsentSettings();
    choose(settings.returnValue === 'save' ? ticked() : answers[settings.returnValue]);
  });

  const openSettings = () => {
    const { choices } = consentState();
    for (const box of boxes) box.checked = choices?.[box.value as keyof Choices] === true;
    settings.returnValue = '';
    status.textContent = '';
    settings.showModal();
  };

  return {
    show: (isAsking) => {
      if (isAsking && !question.open) {
        question.open = true;
        // Leaves the focus where a visitor has put it.
        if (document.activeElement === document.body) question.focus({ preventScroll: true });
      }
      if (!isAsking) question.open = false;
      if (consentState().isOpen && !settings.open) openSettings();
    },
  };
}

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
