import { whenVisible } from '../../../ui/browser/when-visible.ts';
import type { ScriptContext } from '../../../islands/script.ts';
import { listWanted, mapChanged } from './map-events.ts';
import { type MapMessage, type MarkMessage, readFrameMessage } from './map-message.ts';
import type { PreviewWords } from './map-preview.ts';

export type MapEmbedProps = {
  src: string;
  title: string;
  message: MapMessage;
  /** Undefined on the page of the map's only property. */
  preview?: PreviewWords | undefined;
};

/** Milliseconds after the frame has loaded. */
const delay = 50;

/** A message with an explicit origin needs a frame that has one; all else stays forbidden. */
const permissions = [
  'allow-scripts',
  'allow-same-origin',
  'allow-top-navigation-by-user-activation',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
].join(' ');

const cardOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-property]')?.dataset['property'] : undefined;

export function attachMapEmbed(
  element: HTMLElement,
  { src, title, message: first, preview: words }: MapEmbedProps,
  { language }: Pick<ScriptContext, 'language'>,
): (() => void) | undefined {
  const stage = element.querySelector('.map-embed');
  if (!stage) return undefined;
  const frame = Object.assign(document.createElement('iframe'), { src, title });
  frame.setAttribute('sandbox', permissions);
  const ending = new AbortController();
  const { signal } = ending;
  let message = first;
  let isDue = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const post = (content: MapMessage | MarkMessage) =>
    frame.contentWindow?.postMessage(JSON.stringify(content), window.location.origin);
  const postMap = () => {
    isDue = true;
    post(message);
  };
  const receive = ({ origin, source, data }: MessageEvent) => {
    if (origin !== window.location.origin || source !== frame.contentWindow) return;
    const told = readFrameMessage(data);
    if (told?.mapFrame === 'shown') stage.classList.add('map-embed-shown');
    // A frame whose script came late has missed the first message.
    if (told?.mapFrame === 'ready' && isDue) post(message);
    if (told?.mapFrame === 'list') follow(told.href);
    if (told?.mapFrame === 'chosen') void show(told.id);
  };
  const follow = (href: string) => {
    const wanted = new CustomEvent(listWanted, { detail: href, bubbles: true, cancelable: true });
    if (stage.dispatchEvent(wanted)) location.assign(href);
  };
  async function show(id: string | null): Promise<void> {
    const preview = element.querySelector<HTMLElement>('.map-preview');
    preview?.replaceChildren();
    if (!preview || !words || id === null) return;
    const { showMapPreview } = await import('./map-preview.ts');
    await showMapPreview(preview, id, { language, words }).catch(() => {
      const { href } = message.propertyList.find((property) => property.id === id) ?? {};
      if (href) location.assign(href);
    });
  }
  const mark = ({ target, type }: Event) => {
    const isLeft = type === 'pointerout' || type === 'focusout';
    const id = cardOf(target);
    if (id !== undefined) post({ marked: isLeft ? null : id });
  };
  element.addEventListener(
    mapChanged,
    ({ detail }: CustomEventInit<MapMessage>) => {
      if (!detail) return;
      message = detail;
      frame.title = detail.infoMessage;
      void show(null);
      if (isDue) post(message);
    },
    { signal },
  );
  const stopWaiting = whenVisible(stage, () => {
    frame.addEventListener('load', () => (timer = setTimeout(postMap, delay)), { signal });
    window.addEventListener('message', receive, { signal });
    for (const name of ['pointerover', 'pointerout', 'focusin', 'focusout'])
      document.addEventListener(name, mark, { signal });
    stage.appendChild(frame);
  });
  return () => {
    stopWaiting();
    ending.abort();
    clearTimeout(timer);
    frame.remove();
    stage.classList.remove('map-embed-shown');
  };
}
