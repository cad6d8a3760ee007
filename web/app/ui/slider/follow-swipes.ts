import { prefersStill } from '../browser/prefers-still.ts';
import type { Slides } from './slider-settings.ts';
import { type Gesture, gestureAfter, type Movement, slidesTurned, slowedAtEdge } from './swipe.ts';

type SwipeOptions = {
  /** False for slides that fade: they stay where they are. */
  movesRow: boolean;
  isAllowed?: () => boolean;
  onSwipe?: () => void;
};

/** Turns slides by mouse, pen and finger; returns a function that ends it. */
export function followSwipes(slides: Slides, { movesRow, isAllowed, onSwipe }: SwipeOptions): () => void {
  const viewport = slides.rootNode();
  let start: { pointer: number; x: number; y: number } | undefined;
  let gesture: Gesture = 'undecided';
  let drag: ((x: number) => void) | undefined;
  let wasSwiped = false;

  const movementOf = (event: PointerEvent): Movement | undefined =>
    start?.pointer === event.pointerId
      ? { x: event.clientX - start.x, y: event.clientY - start.y }
      : undefined;
  const move = (event: PointerEvent) => {
    const movement = movementOf(event);
    if (!movement) return;
    const before = gesture;
    gesture = gestureAfter(before, movement);
    if (gesture !== 'swipe') return;
    if (before !== 'swipe') {
      viewport.setPointerCapture(event.pointerId);
      viewport.dataset['swiping'] = '';
      getSelection()?.removeAllRanges();
      drag = movesRow ? dragRow(slides) : undefined;
      onSwipe?.();
    }
    drag?.(movement.x);
  };
  const finish = (movement: Movement | undefined) => {
    if (gesture === 'swipe') {
      wasSwiped = true;
      turn(slides, movement);
    }
    delete viewport.dataset['swiping'];
    gesture = 'undecided';
    start = undefined;
  };
  const down = ({ isPrimary, button, pointerId, clientX, clientY }: PointerEvent) => {
    wasSwiped = false;
    // A second finger pinches.
    if (!isPrimary) finish(undefined);
    if (!isPrimary || button !== 0 || isAllowed?.() === false) return;
    start = { pointer: pointerId, x: clientX, y: clientY };
  };
  const up = (event: PointerEvent) => {
    const movement = movementOf(event);
    if (movement) finish(movement);
  };
  const cancel = (event: PointerEvent) => {
    if (movementOf(event)) finish(undefined);
  };
  const click = (event: MouseEvent) => {
    // A click by keyboard counts no presses.
    if (!wasSwiped || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const refuseDrag = (event: DragEvent) => event.preventDefault();

  const ending = new AbortController();
  const { signal } = ending;
  viewport.addEventListener('pointerdown', down, { signal });
  viewport.addEventListener('pointermove', move, { signal });
  viewport.addEventListener('pointerup', up, { signal });
  viewport.addEventListener('pointercancel', cancel, { signal });
  viewport.addEventListener('click', click, { signal, capture: true });
  viewport.addEventListener('dragstart', refuseDrag, { signal });
  return () => ending.abort();
}

/** Returns a function that moves the row so many pixels from where it is now. */
function dragRow(slides: Slides): (x: number) => void {
  const { location, target, limit, axis, scrollBody, scrollBounds, animation, options } =
    slides.internalEngine();
  // The library's own friction would come on top of ours.
  scrollBounds.toggleActive(false);
  const origin = location.get();
  let place = origin;
  target.set(location);
  return (x) => {
    const wanted = origin + axis.direction(x);
    const next = options.loop ? wanted : slowedAtEdge(wanted, limit);
    target.add(next - place);
    place = next;
    scrollBody.useDuration(0);
    animation.update();
    animation.render(1);
  };
}

/** Without a movement the slide that was shown comes back. */
function turn(slides: Slides, movement: Movement | undefined): void {
  const { axis, slideRects } = slides.internalEngine();
  const list = slides.rootNode().clientWidth;
  const widths = { list, slide: slideRects[0]?.width ?? list };
  const by = movement ? slidesTurned({ ...movement, x: axis.direction(movement.x) }, widths) : 0;
  slides.scrollTo(slides.selectedScrollSnap() + by, prefersStill());
}
