import { useCallback, useEffect, useRef, useState } from 'react';
import { useBrowser } from '../../ui/browser/use-browser.ts';
import { type MapMessage, type MarkMessage, readFrameMessage } from './map-message.ts';

type MapEmbedProps = { src: string; title: string; message: MapMessage };

/** Milliseconds after the frame has loaded. */
const delay = 50;

const permissions = [
  'allow-scripts',
  'allow-same-origin',
  'allow-top-navigation-by-user-activation',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
].join(' ');

const cardOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-property]')?.dataset['property'] : undefined;

/** Lays the interactive map over the drawn one once it shows the same properties. */
export function MapEmbed({ src, title, message }: MapEmbedProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const isDue = useRef(false);
  const isBrowser = useBrowser();
  const [isLoaded, setIsLoaded] = useState(false);
  const [isShown, setIsShown] = useState(false);
  const post = useCallback((content: MapMessage | MarkMessage) => {
    frame.current?.contentWindow?.postMessage(JSON.stringify(content), window.location.origin);
  }, []);

  useEffect(() => {
    if (!isLoaded) return;
    const timer = setTimeout(() => {
      isDue.current = true;
      post(message);
    }, delay);
    return () => clearTimeout(timer);
  }, [isLoaded, message, post]);

  useEffect(() => {
    const receive = ({ origin, source, data }: MessageEvent) => {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow) return;
      const state = readFrameMessage(data)?.mapFrame;
      if (state === 'shown') setIsShown(true);
      // A frame whose script came late has missed the first message.
      if (state === 'ready' && isDue.current) post(message);
    };
    const mark = ({ target, type }: Event) => {
      const isLeft = type === 'pointerout' || type === 'focusout';
      const id = cardOf(target);
      if (id !== undefined) post({ marked: isLeft ? null : id });
    };
    const events = ['pointerover', 'pointerout', 'focusin', 'focusout'];
    window.addEventListener('message', receive);
    for (const name of events) document.addEventListener(name, mark);
    return () => {
      window.removeEventListener('message', receive);
      for (const name of events) document.removeEventListener(name, mark);
    };
  }, [message, post]);

  return (
    <div className={isShown ? 'map-embed map-embed-shown' : 'map-embed'}>
      {isBrowser && (
        <iframe
          ref={frame}
          src={src}
          title={title}
          // A message with an explicit origin needs a frame that has one; all else it does not need stays forbidden.
          sandbox={permissions}
          onLoad={() => setIsLoaded(true)}
        />
      )}
    </div>
  );
}
