import type { ReactNode } from 'react';

type PropertySectionProps = { id: string; title: string; note?: string; children: ReactNode };

export function PropertySection({ id, title, note, children }: PropertySectionProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="heading-2">
        {title}
      </h2>
      {note && <p className="mt-2 text-muted">{note}</p>}
      <div className="mt-6">{children}</div>
    </section>
  );
}
