import type { ReactNode } from 'react';

type EmptyStateProps = { title: string; advice?: string; children?: ReactNode };

export function EmptyState({ title, advice, children }: EmptyStateProps) {
  return (
    <div className="empty">
      <p className="heading-3">{title}</p>
      {advice && <p className="lead">{advice}</p>}
      {children}
    </div>
  );
}
