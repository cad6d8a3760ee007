import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { prefersStill } from '../browser/prefers-still.ts';

/** Decide, in place of the library's own thresholds, when a gesture turns slides. Lengths are in CSS pixels. */
const swipeLimits = {
  scroll: 10,
  swipe: 10,
  /** Horizontal pixels that a swipe needs for each vertical one. */
  ratio: 0.8,
  /** A swipe longer than the width of the list divided by this changes the slide. */
  touchThreshold: 5,
};

/** The library without its engine, whose shape may change with any version. */
export type Slides = Omit<NonNullable<UseEmblaCarouselType[1]>, 'internalEngine'>;
export type Direction = 'ltr' | 'rtl';

/** Pixels from where a pointer went down. */
type Movement = { x: number; y: number };
type Gesture = 'undecided' | 'scroll' | 'swipe';

export function gestureAfter(before: Gesture, { x, y }: Movement): Gesture {
  if (before !== 'undecided') return before;
  if (Math.abs(y) > swipeLimits.scroll) return 'scroll';
  return Math.abs(x) > swipeLimits.swipe ? 'swipe' : 'undecided';
}

/** Returns how many slides a swipe turns: 0 when it is too short or too steep, negative towards the first. */
export function slidesTurned({ x, y }: Movement, widths: { list: number; slide: number }): number {
  const length = Math.abs(x);
  const isSteep = length < Math.abs(y) * swipeLimits.ratio;
  if (isSteep || length <= widths.list / swipeLimits.touchThreshold) return 0;
  return -Math.sign(x) * Math.max(1, Math.round(length / widths.slide));
}

/** Hides a pointer's movements from the library, which would drag the row, until they are a swipe. */
export function turnBySwipe(
  slides: Slides,
  { direction, onSwipe }: { direction: Direction; onSwipe?: () => void },
): () => void {
  const viewport = slides.rootNode();
  let start = { clientX: 0, clientY: 0, index: 0 };
  let movement: Movement = { x: 0, y: 0 };
  let gesture: Gesture = 'undecided';
  let press: AbortController | undefined;

  const move = (event: MouseEvent | TouchEvent) => {
    const touches = 'touches' in event ? event.touches : [event];
    const [point] = touches;
    // The library drops a gesture once a second finger pinches.
    if (!point || touches.length > 1) {
      gesture = 'scroll';
      return;
    }
    movement = { x: point.clientX - start.clientX, y: point.clientY - start.clientY };
    const before = gesture;
    gesture = gestureAfter(before, movement);
    if (gesture !== 'swipe') event.stopImmediatePropagation();
    else if (before !== 'swipe') {
      viewport.dataset['swiping'] = '';
      getSelection()?.removeAllRanges();
      onSwipe?.();
    }
  };
  const release = () => {
    press?.abort();
    delete viewport.dataset['swiping'];
  };
  const down = () => {
    release();
    press = new AbortController();
    gesture = 'undecided';
    start.index = slides.selectedScrollSnap();
    const listening = { signal: press.signal, capture: true, passive: true };
    addEventListener('mousemove', move, listening);
    addEventListener('touchmove', move, listening);
  };
  const up = () => {
    release();
    const list = viewport.clientWidth;
    const widths = { list, slide: slides.slideNodes()[0]?.offsetWidth ?? list };
    const x = direction === 'rtl' ? -movement.x : movement.x;
    const by = gesture === 'swipe' ? slidesTurned({ ...movement, x }, widths) : 0;
    slides.scrollTo(start.index + by, prefersStill());
  };
  const note = ({ isPrimary, clientX, clientY }: PointerEvent) => {
    if (isPrimary) start = { ...start, clientX, clientY };
  };

  viewport.addEventListener('pointerdown', note);
  slides.on('pointerDown', down).on('pointerUp', up).on('reInit', release);
  return () => {
    release();
    viewport.removeEventListener('pointerdown', note);
    slides.off('pointerDown', down).off('pointerUp', up).off('reInit', release);
  };
}

const directions: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

export function turnOfKey(key: string, direction: Direction): number | undefined {
  const move = directions[key];
  return move !== undefined && direction === 'rtl' ? -move : move;
}
