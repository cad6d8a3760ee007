import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useState } from 'react';
import { prefersStill } from '../browser/prefers-still.ts';
import { fadeSlides } from './fade-slides.ts';
import { followSwipes } from './follow-swipes.ts';
import { libraryOptions, type Slides, type SliderSettings } from './slider-settings.ts';
import { type Direction, turnOfKey } from './swipe.ts';

/** Takes over the row of slides in the element `id`, which scrolls by itself until then. */
export function useSlider(id: string, settings: SliderSettings, onMove: () => void) {
  const { isFade, isCentered } = settings;
  const [direction, setDirection] = useState<Direction>('ltr');
  const [attach, slides] = useEmblaCarousel(libraryOptions(settings, direction));
  const [shown, setShown] = useState({ index: 0, count: 0, hasPrevious: false, hasNext: false });

  useEffect(() => {
    const viewport = document.getElementById(id);
    if (!viewport) return;
    setDirection(getComputedStyle(viewport).direction === 'rtl' ? 'rtl' : 'ltr');
    attach(viewport);
  }, [id, attach]);

  useEffect(() => {
    if (!slides) return;
    const viewport = slides.rootNode();
    const startIndex = scrolledTo(slides, { isCentered, direction });
    const stopFade = isFade ? fadeSlides(slides) : undefined;
    viewport.parentElement?.setAttribute('data-ready', '');
    viewport.scrollLeft = 0;
    const show = () =>
      setShown({
        index: slides.selectedScrollSnap(),
        count: slides.scrollSnapList().length,
        hasPrevious: slides.canScrollPrev(),
        hasNext: slides.canScrollNext(),
      });
    slides.on('select', show).on('reInit', show);
    slides.reInit({ startIndex });
    return () => {
      slides.off('select', show).off('reInit', show);
      stopFade?.();
    };
  }, [slides, isFade, isCentered, direction]);

  const turn = useCallback(
    (by: number) => (by < 0 ? slides?.scrollPrev(prefersStill()) : slides?.scrollNext(prefersStill())),
    [slides],
  );

  useEffect(() => {
    const slider = slides?.rootNode().parentElement;
    if (!slides || !slider) return;
    const stopSwipes = followSwipes(slides, { movesRow: !isFade, onSwipe: onMove });
    const onKey = (event: KeyboardEvent) => {
      const by = turnOfKey(event.key, direction);
      if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      onMove();
      turn(by);
    };
    slider.addEventListener('keydown', onKey);
    return () => {
      slider.removeEventListener('keydown', onKey);
      stopSwipes();
    };
  }, [slides, isFade, direction, turn, onMove]);

  return { ...shown, slides, turn };
}

/** Finds the slide to which a visitor scrolled before the script came. */
function scrolledTo(
  slides: Slides,
  { isCentered, direction }: { isCentered: boolean; direction: Direction },
) {
  const edge = ({ left, right }: DOMRect) => {
    if (isCentered) return (left + right) / 2;
    return direction === 'rtl' ? right : left;
  };
  const viewport = edge(slides.rootNode().getBoundingClientRect());
  const distances = slides
    .slideNodes()
    .map((slide) => Math.abs(edge(slide.getBoundingClientRect()) - viewport));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}
