import { type RefObject, useEffect, useRef } from 'react';

/** Puts the cursor where typing goes first: what was pressed to come here is gone, and the focus with it. */
export function useFirstFocus(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
  }, []);
  return field;
}
