import type { ReactNode } from 'react';

type DialogProps = { id: string; title: string; closeLabel: string; children: ReactNode };

/** Opens by a button with `command="show-modal"` and `commandfor`. */
export function Dialog({ id, title, closeLabel, children }: DialogProps) {
  const titleId = `${id}-title`;
  return (
    <dialog id={id} className="dialog" aria-labelledby={titleId}>
      <h2 id={titleId} className="heading-3">
        {title}
      </h2>
      <div className="mt-4">{children}</div>
      <form method="dialog" className="mt-6">
        <button className="button">{closeLabel}</button>
      </form>
    </dialog>
  );
}
