import { type ReactNode, useEffect } from 'react';
import { env } from '../env.ts';
import { allowedOrigins } from './preview-address.ts';

/** Tells the page in the preview at each letter how the document stands; its store has it only after a second or two. */
export function ShownInPreview({ document: shown, children }: { document: unknown; children: ReactNode }) {
  useEffect(() => {
    const frame = document.querySelector<HTMLIFrameElement>('iframe[src]');
    if (!frame?.contentWindow) return;
    const { origin } = new URL(frame.src, window.location.href);
    if (allowedOrigins(env.siteUrl).includes(origin))
      frame.contentWindow.postMessage({ type: 'typed', document: shown }, origin);
  }, [shown]);
  return children;
}
