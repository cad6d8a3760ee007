import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { rememberShownPath } from './shown-path.ts';
import type { PreviewNotice } from './preview-slot.tsx';

export function renderPreviewTools(notice: PreviewNotice) {
  return <PreviewTools notice={notice} />;
}

function PreviewTools({ notice }: { notice: PreviewNotice }) {
  const isFramed = useIsFramed();
  useVisualEditing(notice.kind === 'studio');
  useEffect(() => {
    if (isFramed && notice.kind === 'studio') rememberShownPath(window.location);
  }, [isFramed, notice.kind]);
  // The Studio's frame shows this already.
  return isFramed ? null : <PreviewBar notice={notice} />;
}

function PreviewBar({ notice: { message, leave } }: { notice: PreviewNotice }) {
  return (
    <div
      role="note"
      className="fixed inset-x-4 bottom-4 z-50 mx-auto flex max-w-2xl flex-wrap justify-between gap-x-6 gap-y-2 rounded-md border border-line bg-surface px-5 py-3 text-sm text-ink"
    >
      <p>{message}</p>
      <a href="/preview/disable">{leave}</a>
    </div>
  );
}

const neverChanges = () => () => undefined;

function useIsFramed(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => window.parent !== window,
    () => false,
  );
}

function useVisualEditing(isEnabled: boolean): void {
  const { revalidate, state } = useRevalidator();
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    if (state !== 'idle') return;
    for (const done of waiting.current.splice(0)) done();
  }, [state]);
  useEffect(() => {
    if (!isEnabled) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    const refresh = () =>
      new Promise<void>((resolve) => {
        waiting.current.push(resolve);
        revalidate();
      });
    void import('./visual-editing.client.tsx').then(({ startVisualEditing }) => {
      if (!isOver) stop = startVisualEditing(refresh);
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [isEnabled, revalidate]);
}
