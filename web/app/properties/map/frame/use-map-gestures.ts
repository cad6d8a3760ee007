import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { type Box, moved, zoomed, zoomedAt } from '../map-box.ts';

type Spot = { x: number; y: number };

const middle = ([a, b]: readonly Spot[]): Spot | undefined =>
  a && (b ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : a);
const spread = ([a, b]: readonly Spot[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

const keyMoves: Readonly<Record<string, (box: Box) => Box>> = {
  '+': (box) => zoomed(box, 2),
  '-': (box) => zoomed(box, 0.5),
  ArrowUp: (box) => moved(box, 0, -0.25),
  ArrowDown: (box) => moved(box, 0, 0.25),
  ArrowLeft: (box) => moved(box, -0.25, 0),
  ArrowRight: (box) => moved(box, 0.25, 0),
};

const wheelZoom = 0.002;

/** CSS pixels up to which a press is a click. */
const slop = 5;

/** One finger drags only where the map fills the screen; the wheel zooms only with Ctrl or ⌘, else it scrolls. */
export function useMapGestures(
  stage: RefObject<HTMLElement>,
  change: (next: (box: Box) => Box) => void,
  isFull: boolean,
) {
  const pointers = useRef(new Map<number, Spot>());
  const isDrag = useRef(false);

  useEffect(() => {
    const element = stage.current;
    const zoomByWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const at = partOf(element, { x: event.clientX, y: event.clientY });
      change((box) => zoomedAt(box, Math.exp(-event.deltaY * wheelZoom), at));
    };
    element?.addEventListener('wheel', zoomByWheel, { passive: false });
    return () => element?.removeEventListener('wheel', zoomByWheel);
  }, [stage, change]);

  useEffect(() => {
    /** On any element: the map is all there is in its frame. */
    const onKey = (event: KeyboardEvent) => {
      const move = keyMoves[event.key];
      if (!move || event.defaultPrevented) return;
      event.preventDefault();
      change(move);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [change]);

  const start = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    if (pointers.current.size === 0) isDrag.current = false;
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const go = ({
    pointerId,
    pointerType,
    clientX: x,
    clientY: y,
    currentTarget,
  }: PointerEvent<HTMLElement>) => {
    const last = pointers.current.get(pointerId);
    if (!last) return;
    const before = [...pointers.current.values()];
    if (before.length > 1 || Math.hypot(x - last.x, y - last.y) > slop) isDrag.current = true;
    if (!isDrag.current) return;
    // From here on, no link below the pointer is clicked.
    currentTarget.setPointerCapture(pointerId);
    pointers.current.set(pointerId, { x, y });
    const after = [...pointers.current.values()];
    if (pointerType === 'touch' && after.length === 1 && !isFull) return;
    const [from, to] = [middle(before), middle(after)];
    if (!from || !to) return;
    const { clientWidth, clientHeight } = currentTarget;
    const factor = after.length > 1 ? spread(after) / Math.max(spread(before), 1) : 1;
    const at = partOf(currentTarget, to);
    change((box) =>
      zoomedAt(moved(box, (from.x - to.x) / clientWidth, (from.y - to.y) / clientHeight), factor, at),
    );
  };
  const end = ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId);

  return {
    onPointerDown: start,
    onPointerMove: go,
    onPointerUp: end,
    onPointerCancel: end,
    onDragStart: (event: React.DragEvent) => event.preventDefault(),
    onDoubleClick: ({ clientX: x, clientY: y, currentTarget }: React.MouseEvent<HTMLElement>) => {
      const at = partOf(currentTarget, { x, y });
      change((box) => zoomedAt(box, 2, at));
    },
  };
}

/** In fractions of width and height. */
function partOf(element: Element | null, { x, y }: Spot): Spot {
  const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
  return { x: (x - left) / width, y: (y - top) / height };
}
