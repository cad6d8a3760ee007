import type { Challenge } from 'altcha-lib/types';
import type { FormId } from 'schemas/form-ids.ts';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { fastestForm, failedProof, type OpenedForm, hiddenFields } from '../definition/form-content.ts';

type Proof = { token: string; proof: string };

/** Milliseconds that allow for the way of the token to the browser. */
const margin = 200;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const failed: Proof = { token: '', proof: failedProof };

/** Gets a token and solves its challenge. On failure the form says so, and the site asks a question instead. */
async function openForm(form: FormId): Promise<Proof> {
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

function fillIn(form: HTMLFormElement, { token, proof }: Proof): void {
  for (const [name, value] of [
    [hiddenFields.token, token],
    [hiddenFields.proof, proof],
  ] as const) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = value;
  }
}

/** Solves the captcha from the first focus on, and delays sending until then. A form with a token is sent at once. */
export function useProof(id: FormId, hasToken: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const opened = useRef<Promise<Proof>>(undefined);
  const [isSending, setSending] = useState(false);
  const open = useCallback(() => {
    if (!hasToken) opened.current ??= openForm(id);
    return opened.current;
  }, [id, hasToken]);
  useEffect(() => {
    const element = form.current;
    const touch = () => void open();
    // A page restored from the back/forward cache still holds a proof that was already used.
    const reset = ({ persisted }: PageTransitionEvent) => {
      if (persisted) opened.current = undefined;
      setSending(false);
    };
    // A field may have the focus before this script runs.
    if (element?.matches(':focus-within')) touch();
    element?.addEventListener('focusin', touch);
    window.addEventListener('pageshow', reset);
    return () => {
      element?.removeEventListener('focusin', touch);
      window.removeEventListener('pageshow', reset);
    };
  }, [open]);
  const send = async (element: HTMLFormElement) => {
    const proof = await open();
    if (proof) fillIn(element, proof);
    element.submit();
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (isSending) event.preventDefault();
    setSending(true);
    if (isSending || hasToken) return;
    event.preventDefault();
    void send(event.currentTarget);
  };
  return { form, isSending, onSubmit };
}
