import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { prefersStill } from '../browser/prefers-still.ts';
import { type Direction, type Slides, turnBySwipe, turnOfKey } from './swipe.ts';

export type SliderSettings = {
  isInfinite: boolean;
  isFade: boolean;
  isCentered: boolean;
  /** 0 for slides that wait for the visitor. */
  secondsPerSlide: number;
};

/** Puts all slides in one place, where the style sheet fades the current one in; returns a function that ends it. */
function fadeSlides(slides: Slides, direction: Direction): () => void {
  const width = direction === 'rtl' ? 100 : -100;
  const stack = () => {
    slides.slideNodes().forEach((slide, index) => {
      slide.style.translate = `${String(width * index)}%`;
    });
    show();
  };
  const show = () => {
    const current = slides.selectedScrollSnap();
    slides.slideNodes().forEach((slide, index) => slide.toggleAttribute('data-current', index === current));
  };
  stack();
  slides.on('reInit', stack).on('select', show);
  return () => void slides.off('reInit', stack).off('select', show);
}

type Turn = (slides: Slides) => void;

/** Without a `count` until the slides are measured. */
type Shown = { index: number; count?: number; hasPrevious: boolean; hasNext: boolean };

export const turnBy =
  (by: number): Turn =>
  (slides) =>
    by < 0 ? slides.scrollPrev(prefersStill()) : slides.scrollNext(prefersStill());

export function useSlider(id: string, settings: SliderSettings, onMove: () => void) {
  const { isInfinite, isFade, isCentered } = settings;
  const [direction, setDirection] = useState<Direction>('ltr');
  const [attach, slides] = useEmblaCarousel({
    direction,
    loop: isInfinite,
    align: isCentered ? 'center' : 'start',
    containScroll: isCentered ? false : 'trimSnaps',
  });
  const [shown, setShown] = useState<Shown>({ index: 0, hasPrevious: isInfinite, hasNext: true });

  // A press that led to the hydration comes before the library has measured the slides.
  const measured = useRef<Slides>();
  const early = useRef<Turn[]>([]);
  const turn = useCallback((how: Turn) => {
    if (measured.current) how(measured.current);
    else early.current.push(how);
  }, []);

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
    const stopFade = isFade ? fadeSlides(slides, direction) : undefined;
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
    measured.current = slides;
    for (const how of early.current.splice(0)) how(slides);
    return () => {
      measured.current = undefined;
      slides.off('select', show).off('reInit', show);
      stopFade?.();
    };
  }, [slides, isFade, isCentered, direction]);

  useEffect(() => {
    const slider = slides?.rootNode().parentElement;
    if (!slides || !slider) return;
    const stopSwipes = turnBySwipe(slides, { direction, onSwipe: onMove });
    const onKey = (event: KeyboardEvent) => {
      const by = turnOfKey(event.key, direction);
      if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      onMove();
      turn(turnBy(by));
    };
    slider.addEventListener('keydown', onKey);
    return () => {
      slider.removeEventListener('keydown', onKey);
      stopSwipes();
    };
  }, [slides, direction, turn, onMove]);

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
