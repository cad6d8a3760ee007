import { isPlainClick } from '../../ui/browser/is-plain-click.ts';
import type { ScriptContext } from '../../islands/script.ts';
import type { GalleryData } from './gallery-data.ts';
import { placeOf } from './gallery-tabs.ts';

const load = async () => (await import('./lightbox/lightbox.tsx')).Lightbox;

const frame = '.gallery';

/** Fetches the lightbox once a link with `data-gallery` is clicked. */
export function attachGallery(
  element: HTMLElement,
  { gallery }: { gallery: GalleryData },
  { render }: Pick<ScriptContext, 'render'>,
): () => void {
  const ending = new AbortController();
  let close: (() => void) | undefined;
  /** Plans lie elsewhere on the page, which may have several galleries. */
  const isOwn = (link: Element) => [element.closest(frame), null].includes(link.closest(frame));

  const open = (event: MouseEvent) => {
    const link = linkOf(event);
    const start = link && isOwn(link) && placeOf(link.dataset);
    if (!start) return;
    event.preventDefault();
    if (close) return;
    const container = document.createElement('div');
    let remove = () => {};
    close = () => {
      remove();
      container.remove();
      close = undefined;
    };
    const onClose = () => {
      close?.();
      link.focus({ preventScroll: true });
    };
    element.appendChild(container);
    render(container, load, { gallery, start, onClose }).then(
      (removeLightbox) => {
        remove = removeLightbox;
      },
      () => location.assign(link.href),
    );
  };
  document.addEventListener('click', open, { signal: ending.signal });
  for (const section of document.querySelectorAll<HTMLElement>(frame)) section.dataset['ready'] = '';
  return () => {
    ending.abort();
    close?.();
  };
}

function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const { target } = event;
  if (!(target instanceof Element) || !isPlainClick(event)) return null;
  return target.closest<HTMLAnchorElement>('a[data-gallery]');
}
