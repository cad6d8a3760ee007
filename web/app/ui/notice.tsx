import type { ReactNode } from 'react';

/** A sentence that stands where something is missing. */
export function Notice({ children }: { children: ReactNode }) {
  return <p className="notice">{children}</p>;
}
