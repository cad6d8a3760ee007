import { type PointerEvent, type RefObject, useCallback, useRef, useState, useEffect } from 'react';
import {
  distance,
  limitTo,
  middle,
  moveBy,
  nearZoom,
  type Point,
  type View,
  wholePicture,
  zoomAt,
} from './zoom.ts';

type KeysOptions = {
  index: number;
  total: number;
  isZoomed: boolean;
  goTo: (index: number) => void;
  move: (by: Point) => void;
  zoom: (factor: number) => void;
  reset: () => void;
};

/** Pixels per arrow key. */
const shift = 80;
const zoomFactor = 1.5;

const moves: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: shift, y: 0 },
  ArrowRight: { x: -shift, y: 0 },
  ArrowUp: { x: 0, y: shift },
  ArrowDown: { x: 0, y: -shift },
};

export function useKeys({ index, total, isZoomed, goTo, move, zoom, reset }: KeysOptions): void {
  useEffect(() => {
    const turns: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => goTo(index - 1),
      ArrowRight: () => goTo(index + 1),
      Home: () => goTo(0),
      End: () => goTo(total - 1),
      '+': () => zoom(zoomFactor),
      '-': () => zoom(1 / zoomFactor),
      '0': reset,
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const by = isZoomed ? moves[event.key] : undefined;
      const act = by ? () => move(by) : turns[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [index, total, isZoomed, goTo, move, zoom, reset]);
}

/** Milliseconds and pixels within which two taps are a double tap. */
const doubleTap = { time: 350, distance: 30 };
/** Pixels after which a touch is no longer a tap. */
const tapTolerance = 8;

type Tap = Point & { time: number };

export function useZoom(stage: RefObject<HTMLElement>) {
  const [view, setView] = useState(wholePicture);
  const pointers = useRef(new Map<number, Point>());
  const start = useRef<Tap>();
  const lastTap = useRef<Tap>();

  const update = useCallback(
    (change: (view: View) => View) => {
      const image = stage.current?.querySelector<HTMLElement>('[data-current] img');
      if (!stage.current || !image) return;
      // Layout sizes leave out the zoom itself.
      const picture = { width: image.offsetWidth, height: image.offsetHeight };
      const { clientWidth: width, clientHeight: height } = stage.current;
      setView((before) => limitTo(change(before), picture, { width, height }));
    },
    [stage],
  );

  const fromMiddle = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = stage.current?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0 };
    return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
  };

  const toggle = useCallback(
    (point: Point = { x: 0, y: 0 }) =>
      update((before) => (before.scale > 1 ? wholePicture : zoomAt(before, nearZoom, point))),
    [update],
  );

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    const point = fromMiddle(event);
    pointers.current.set(event.pointerId, point);
    start.current = pointers.current.size === 1 ? { ...point, time: event.timeStamp } : undefined;
    if (view.scale > 1) event.currentTarget.setPointerCapture(event.pointerId);
  };

  const onPointerMove = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = fromMiddle(event);
    pointers.current.set(event.pointerId, now);
    const [other] = [...pointers.current].flatMap(([id, point]) => (id === event.pointerId ? [] : [point]));
    if (other) {
      const factor = distance(now, other) / Math.max(1, distance(before, other));
      const [from, to] = [middle(before, other), middle(now, other)];
      update((shown) => zoomAt(moveBy(shown, difference(to, from)), shown.scale * factor, to));
    } else if (view.scale > 1) update((shown) => moveBy(shown, difference(now, before)));
  };

  const onPointerUp = (event: PointerEvent) => {
    const isKnown = pointers.current.delete(event.pointerId);
    const { current: began } = start;
    const point = fromMiddle(event);
    if (!isKnown || !began || distance(began, point) > tapTolerance) return;
    const { current: last } = lastTap;
    const isDouble =
      last && event.timeStamp - last.time < doubleTap.time && distance(last, point) < doubleTap.distance;
    lastTap.current = isDouble ? undefined : { ...point, time: event.timeStamp };
    if (isDouble) toggle(point);
  };

  const onPointerCancel = ({ pointerId }: PointerEvent) => {
    pointers.current.delete(pointerId);
  };

  return {
    view,
    toggle,
    reset: useCallback(() => setView(wholePicture), []),
    zoom: (factor: number) => update((before) => zoomAt(before, before.scale * factor, { x: 0, y: 0 })),
    move: (by: Point) => update((before) => moveBy(before, by)),
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
  };
}

const difference = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
