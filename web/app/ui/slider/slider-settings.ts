import type { UseEmblaCarouselType } from 'embla-carousel-react';
import type { Direction } from './swipe.ts';

export type Slides = NonNullable<UseEmblaCarouselType[1]>;

export type SliderSettings = {
  isInfinite: boolean;
  isFade: boolean;
  isCentered: boolean;
  /** 0 for slides that wait for the visitor. */
  secondsPerSlide: number;
};

/** Higher is slower; the library's own default is 25. */
export const usualDuration = 22;

/** The library measures, loops and animates; `followSwipes` decides on gestures in place of its drag handler. */
export function libraryOptions(settings: SliderSettings, direction: Direction) {
  const { isInfinite, isCentered } = settings;
  return {
    direction,
    loop: isInfinite,
    align: isCentered ? 'center' : 'start',
    containScroll: isCentered ? false : 'trimSnaps',
    duration: usualDuration,
    watchDrag: false,
  } as const;
}
