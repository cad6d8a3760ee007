import { type StoredChoice, writeChoice } from './stored-choice.ts';

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
