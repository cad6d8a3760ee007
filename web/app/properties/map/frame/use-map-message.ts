import { useCallback, useEffect, useState } from 'react';
import { type FrameMessage, type MapMessage, readMapMessage, readMarkMessage } from './map-message.ts';

function tell(message: FrameMessage): void {
  if (window.parent !== window) window.parent.postMessage(JSON.stringify(message), window.location.origin);
}

/** Receives from the page around this frame, and only when that page is of this site. */
export function useMapMessage() {
  const [message, setMessage] = useState<MapMessage>();
  const [marked, setMarked] = useState<string>();
  useEffect(() => {
    const receive = ({ origin, source, data }: MessageEvent) => {
      if (origin !== window.location.origin || source !== window.parent) return;
      const map = readMapMessage(data);
      const mark = readMarkMessage(data);
      if (map) setMessage(map);
      if (mark) setMarked(mark.marked ?? undefined);
    };
    window.addEventListener('message', receive);
    tell({ mapFrame: 'ready' });
    return () => window.removeEventListener('message', receive);
  }, []);
  const tellShown = useCallback(() => tell({ mapFrame: 'shown' }), []);
  return { message, marked, tellShown };
}
