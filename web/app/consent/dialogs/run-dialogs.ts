import { trustedMarkup } from '../../ui/browser/trusted-markup.ts';
import {
  agreeToAll,
  type Choices,
  closeConsentSettings,
  consentState,
  declineAll,
  storeChoice,
  optionalCategories,
  type StoredChoice,
  writeChoice,
} from '../consent.ts';

export type RunningDialogs = { show: (isAsking: boolean) => void };

/** Values of buttons, which their dialogs return. */
const answers: Readonly<Partial<Record<string, Choices>>> = { agree: agreeToAll, decline: declineAll };

const ticks = `[name=category]:enabled`;

/**
 * Puts the server's markup of the dialogs into `place`.
 * @throws where it is not whole; then nothing is shown, and nothing granted.
 */
export async function runDialogs(
  place: HTMLElement,
  answer: Response,
  language: string,
): Promise<RunningDialogs> {
  if (!answer.ok) throw new Error(`The consent dialogs came with ${String(answer.status)}.`);
  place.innerHTML = trustedMarkup(await answer.text());
  const [question, settings] = place.querySelectorAll('dialog');
  const status = place.querySelector<HTMLElement>('[role=status]');
  if (!question || !settings || !status) throw new Error('The consent dialogs are incomplete.');
  const boxes = [...settings.querySelectorAll<HTMLInputElement>(ticks)];

  const choose = (choices: Choices | undefined) => {
    if (!choices) return;
    void sendProof(storeChoice(choices, crypto.randomUUID()), language);
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
export async function sendProof(choice: StoredChoice, language: string): Promise<void> {
  const { proof, version, choices } = choice;
  const response = await fetch('/api/consent', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ proof, version, choices, language }),
    keepalive: true,
  }).catch(() => undefined);
  if (response?.ok) writeChoice({ ...choice, isProven: true });
}
