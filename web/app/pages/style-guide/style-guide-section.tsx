import { type ReactNode, useId } from 'react';

export function StyleGuideSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="wrap border-t border-line py-10">
      <h2 id={id} className="heading-3 mb-6">
        {title}
      </h2>
      <div className="grid gap-6">{children}</div>
    </section>
  );
}
