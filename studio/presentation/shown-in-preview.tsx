import { type ReactNode, useEffect } from 'react';
import { env } from '../env.ts';
import { allowedOrigins } from './preview-address.ts';

function tell(shown: unknown): void {
  const frame = document.querySelector<HTMLIFrameElement>('iframe[src]');
  if (!frame?.contentWindow) return;
  const { origin } = new URL(frame.src, window.location.href);
  if (allowedOrigins(env.siteUrl).includes(origin))
    frame.contentWindow.postMessage({ type: 'typed', document: shown }, origin);
}

const asks = (data: unknown) =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'listens';

/**
 * Sends the document to the previewed page at each keystroke; the page's store has it only a second or two later. A
 * page that begins to listen gets it at once: it must know a text's old value to show the first letters typed.
 */
export function ShownInPreview({ document: shown, children }: { document: unknown; children: ReactNode }) {
  useEffect(() => {
    tell(shown);
    const answer = ({ data }: MessageEvent<unknown>) => {
      if (asks(data)) tell(shown);
    };
    window.addEventListener('message', answer);
    return () => {
      window.removeEventListener('message', answer);
    };
  }, [shown]);
  return children;
}
