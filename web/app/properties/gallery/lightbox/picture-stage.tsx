import { useEffect, useRef, useCallback, useState } from 'react';
import useEmblaCarousel from 'embla-carousel-react';
import { Picture } from '../../../ui/picture/picture.tsx';
import type { PictureData } from '../../../ui/picture/picture-data.ts';
import { prefersStill } from '../../../ui/browser/prefers-still.ts';
import { turnBySwipe } from '../../../ui/slider/swipe.ts';
import { fillPlaceholders } from '../../../content/i18n/fill-placeholders.ts';
import type { GalleryWords } from '../gallery-data.ts';
import { PlanCaption } from '../plan-caption.tsx';
import { IconButton } from './icon-button.tsx';
import { useKeys, useZoom } from './use-zoom.tsx';

type ThumbnailsProps = {
  pictures: readonly PictureData[];
  index: number;
  label: string;
  nameOf: (number: number) => string;
  goTo: (index: number) => void;
};

function Thumbnails({ pictures, index, label, nameOf, goTo }: ThumbnailsProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [index]);
  return (
    <ul
      ref={list}
      aria-label={label}
      className="lightbox-thumbnails flex flex-none gap-1.5 overflow-x-auto [scrollbar-width:none]"
    >
      {pictures.map((picture, number) => (
        <li key={picture.src}>
          <button
            type="button"
            className="block cursor-pointer overflow-hidden rounded-sm"
            aria-label={`${nameOf(number + 1)}. ${picture.alt}`}
            aria-current={number === index ? 'true' : undefined}
            onClick={() => goTo(number)}
          >
            <Picture picture={{ ...picture, alt: '' }} sizes="96px" className="size-full object-cover" />
          </button>
        </li>
      ))}
    </ul>
  );
}

type PictureStageProps = { pictures: readonly PictureData[]; start: number; words: GalleryWords };

export function PictureStage({ pictures, start, words }: PictureStageProps) {
  const [index, setIndex] = useState(start);
  const stage = useRef<HTMLDivElement>(null);
  const { view, reset, toggle, zoom, move, handlers } = useZoom(stage);
  const isZoomed = view.scale > 1;
  const isHeld = useRef(false);
  useEffect(() => {
    isHeld.current = isZoomed;
  }, [isZoomed]);
  const [options] = useState(() => ({
    startIndex: start,
    watchDrag: () => !isHeld.current,
  }));
  const [viewport, carousel] = useEmblaCarousel(options);
  useEffect(() => {
    if (!carousel) return;
    const select = () => {
      reset();
      setIndex(carousel.selectedScrollSnap());
    };
    carousel.on('select', select);
    const stopSwipes = turnBySwipe(carousel, { direction: 'ltr' });
    return () => {
      carousel.off('select', select);
      stopSwipes();
    };
  }, [carousel, reset]);

  const total = pictures.length;
  const goTo = useCallback(
    (to: number) => {
      const isAround = to < 0 || to >= total;
      carousel?.scrollTo((to + total) % total, isAround || prefersStill());
    },
    [carousel, total],
  );
  useKeys({ index, total, isZoomed, goTo, move, zoom, reset });

  const caption = pictures[index]?.alt ?? '';
  const position = (number: number) => fillPlaceholders(words.position, { number, total });
  return (
    <>
      <div
        ref={stage}
        className="lightbox-stage lightbox-pictures"
        data-zoomed={isZoomed || undefined}
        {...handlers}
      >
        <div ref={viewport} className="h-full">
          <div className="flex h-full">
            {pictures.map((picture, number) => (
              <div
                key={picture.src}
                className="relative size-full flex-none"
                data-current={number === index || undefined}
                aria-hidden={number !== index}
              >
                {Math.abs(number - index) <= 1 && (
                  <div className="absolute inset-0" style={number === index ? transformOf(view) : undefined}>
                    <Picture
                      picture={picture}
                      sizes={`${String(picture.width)}px`}
                      loading="first"
                      className="absolute inset-0"
                    />
                  </div>
                )}
              </div>
            ))}
          </div>
        </div>
        {total > 1 && (
          <>
            <IconButton
              icon="previous"
              className="lightbox-turn lightbox-previous absolute top-1/2 size-12 [translate:0_-50%]"
              label={words.previous}
              onClick={() => goTo(index - 1)}
            />
            <IconButton
              icon="next"
              className="lightbox-turn lightbox-next absolute top-1/2 size-12 [translate:0_-50%]"
              label={words.next}
              onClick={() => goTo(index + 1)}
            />
          </>
        )}
      </div>
      <div className="lightbox-row">
        <div className="lightbox-words" lang={pictures[index]?.lang}>
          <PlanCaption text={caption} />
        </div>
        <p className="sr-only" aria-live="polite">
          {position(index + 1)}. {caption}
        </p>
        <span className="flex-none text-sm tabular-nums lining-nums" aria-hidden="true">
          {index + 1}/{total}
        </span>
        <IconButton
          icon={isZoomed ? 'zoomOut' : 'zoomIn'}
          label={isZoomed ? words.zoomOut : words.zoomIn}
          onClick={() => toggle()}
        />
      </div>
      {total > 1 && (
        <Thumbnails
          pictures={pictures}
          index={index}
          label={words.thumbnails}
          nameOf={position}
          goTo={goTo}
        />
      )}
    </>
  );
}

const transformOf = ({ scale, x, y }: { scale: number; x: number; y: number }) => ({
  transform: `translate(${String(x)}px, ${String(y)}px) scale(${String(scale)})`,
});
