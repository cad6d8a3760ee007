import { type StoredChoice, writeChoice } from './stored-choice.ts';

/** Hands the proof of a choice to the site. What does not arrive is sent again with the next page. */
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
