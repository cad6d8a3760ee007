import type { ReactNode } from 'react';

type EmptyStateProps = { title: string; advice?: string; children?: ReactNode };

/** What stands in place of a list without entries: what happened and what to do now. */
export function EmptyState({ title, advice, children }: EmptyStateProps) {
  return (
    <div className="empty">
      <p className="heading-3">{title}</p>
      {advice && <p className="lead">{advice}</p>}
      {children}
    </div>
  );
}
