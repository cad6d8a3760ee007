import type { ReactNode } from 'react';

export function PageTitle({ isLarge = false, children }: { isLarge?: boolean; children: ReactNode }) {
  return (
    <div className="wrap pb-8 pt-10">
      <h1 className={isLarge ? 'heading-display' : 'heading-1'}>{children}</h1>
    </div>
  );
}
