import type { Challenge } from 'altcha-lib/types';
import type { FormId } from 'schemas/form-ids.ts';
import { failedProof, type OpenedForm } from '../definition/form-content.ts';

/** What a form sends along to show that a person filled it in. */
export type Proof = { token: string; proof: string };

/** Milliseconds that the site demands between opening and sending a form, and a little for the way there. */
const fastest = 2200;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const failed: Proof = { token: '', proof: failedProof };

/** Asks the site for a token and does the work it sets. Where that fails the site is told, and asks a question. */
export async function openForm(form: FormId): Promise<Proof> {
  try {
    const response = await fetch(`/api/form-token?form=${form}`);
    if (!response.ok) return failed;
    const elapsed = wait(fastest);
    const opened: OpenedForm = await response.json();
    // The signature of what was solved is the server's to check, so that the challenge goes back as it came.
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
