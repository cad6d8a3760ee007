import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { FormId } from 'schemas/form-ids.ts';
import { hiddenFields } from '../definition/form-content.ts';
import { openForm, type Proof } from './open-form.ts';

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
