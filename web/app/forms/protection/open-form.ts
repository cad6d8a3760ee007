import type { Challenge } from 'altcha-lib/types';
import type { FormId } from 'schemas/form-ids.ts';
import { fastestForm } from './form-timing.ts';
import { failedProof, type OpenedForm } from '../definition/form-content.ts';

export type Proof = { token: string; proof: string };

/** Milliseconds that allow for the way of the token to the browser. */
const margin = 200;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const failed: Proof = { token: '', proof: failedProof };

/** Gets a token and solves its challenge. On failure the form says so, and the site asks a question instead. */
export async function openForm(form: FormId): Promise<Proof> {
  try {
    const response = await fetch(`/api/form-token?form=${form}`);
    if (!response.ok) return failed;
    const elapsed = wait(fastestForm + margin);
    const opened: OpenedForm = await response.json();
    // Returned unchanged, since the server checks its own signature.
    const challenge = opened.challenge as Challenge;
    const [{ solveChallenge }, { deriveKey }] = await Promise.all([
      import('altcha-lib'),
      import('altcha-lib/algorithms/web/sha'),
    ]);
    const solution = await solveChallenge({ challenge, deriveKey });
    await elapsed;
    return { token: opened.token, proof: btoa(JSON.stringify({ challenge, solution })) };
  } catch {
    return failed;
  }
}
