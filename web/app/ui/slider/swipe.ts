/** Decides, in place of the slider library, when a gesture moves slides. Lengths are in CSS pixels. */
const swipeLimits = {
  /** Vertical movement above this scrolls the page. */
  scroll: 10,
  /** Horizontal movement above this is a swipe. */
  swipe: 10,
  /** Horizontal pixels that a swipe needs for each vertical one. */
  ratio: 0.8,
  /** A swipe longer than the width of the list divided by this changes the slide. */
  touchThreshold: 5,
  /** Share of a movement beyond the first or last slide that the row follows. */
  edgeFriction: 0.35,
};

/** Pixels from where a pointer went down. */
export type Movement = { x: number; y: number };
export type Gesture = 'undecided' | 'scroll' | 'swipe';
export type Direction = 'ltr' | 'rtl';

/** A decided gesture stays what it is until the pointer is lifted. */
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

export function slowedAtEdge(place: number, { min, max }: { min: number; max: number }): number {
  const within = Math.min(max, Math.max(min, place));
  return within + (place - within) * swipeLimits.edgeFriction;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Undefined for keys that do not turn slides. */
export function turnOfKey(key: string, direction: Direction): number | undefined {
  const step = steps[key];
  return step !== undefined && direction === 'rtl' ? -step : step;
}
