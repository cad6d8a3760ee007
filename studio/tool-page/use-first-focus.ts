import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the first field: the button that led here is gone, and the focus with it. */
export function useFirstFocus(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
  }, []);
  return field;
}
