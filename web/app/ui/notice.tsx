import type { ReactNode } from 'react';

/** A sentence that stands where something is missing. */
export function Notice({ children }: { children: ReactNode }) {
  return <p className="border-l-2 border-accent bg-surface px-4 py-3">{children}</p>;
}
