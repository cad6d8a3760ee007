import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { FormId } from 'schemas/form-ids.ts';
import { hiddenFields } from '../definition/form-content.ts';
import { openForm, type Proof } from './open-form.ts';

/** Writes what was proved into the form's own hidden fields. */
function fillIn(form: HTMLFormElement, { token, proof }: Proof): void {
  for (const [name, value] of [
    [hiddenFields.token, token],
    [hiddenFields.proof, proof],
  ] as const) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = value;
  }
}

/**
 * Proves, from the moment a form is first touched, that it is filled in by a person, and holds the form back until
 * that is done. A form that brings its own proof is sent as it is.
 */
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
    // A page that the browser kept comes back as it was left, with a proof that has served.
    const reset = ({ persisted }: PageTransitionEvent) => {
      if (persisted) opened.current = undefined;
      setSending(false);
    };
    // Somebody may be at a field before the script is.
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
