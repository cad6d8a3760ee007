import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import type { GalleryData } from './gallery-data.ts';
import { type GalleryPlace, placeOf } from './gallery-tabs.ts';
import type { Lightbox } from './lightbox/lightbox.tsx';

type Opened = {
  Lightbox: ComponentType<ComponentProps<typeof Lightbox>>;
  start: GalleryPlace;
  link: HTMLAnchorElement;
};

/** Opens the lightbox, and fetches its script, once a link with `data-gallery` is clicked. */
export function GalleryOpener({ gallery }: { gallery: GalleryData }) {
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = linkOf(event);
      const start = link && placeOf(link.dataset);
      if (!start) return;
      event.preventDefault();
      import('./lightbox/lightbox.tsx').then(
        (script) => setOpened({ Lightbox: script.Lightbox, start, link }),
        () => location.assign(link.href),
      );
    };
    document.addEventListener('click', open);
    for (const section of document.querySelectorAll<HTMLElement>('.gallery')) section.dataset['ready'] = '';
    return () => document.removeEventListener('click', open);
  }, []);
  if (!opened) return null;
  const close = () => {
    setOpened(undefined);
    opened.link.focus({ preventScroll: true });
  };
  return <opened.Lightbox gallery={gallery} start={opened.start} onClose={close} />;
}

/** Undefined for clicks by which a visitor wants another tab or window. */
function linkOf({
  target,
  button,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: MouseEvent): HTMLAnchorElement | null {
  if (!(target instanceof Element) || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return null;
  return target.closest<HTMLAnchorElement>('a[data-gallery]');
}
