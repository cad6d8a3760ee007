import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { type Box, moved, zoomed, zoomedAt } from '../map-box.ts';

type Spot = { x: number; y: number };

const middle = ([a, b]: readonly Spot[]): Spot | undefined =>
  a && (b ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : a);
const spread = ([a, b]: readonly Spot[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

const keySteps: Readonly<Record<string, (box: Box) => Box>> = {
  '+': (box) => zoomed(box, 2),
  '-': (box) => zoomed(box, 0.5),
  ArrowUp: (box) => moved(box, 0, -0.25),
  ArrowDown: (box) => moved(box, 0, 0.25),
  ArrowLeft: (box) => moved(box, -0.25, 0),
  ArrowRight: (box) => moved(box, 0.25, 0),
};

const wheelZoom = 0.002;

/**
 * Drags with a mouse, a pen or, where the map fills the screen, one finger; zooms with two fingers, a double click and
 * the wheel with Ctrl or ⌘, which alone scrolls the page; and follows the arrows, plus and minus.
 */
export function useMapGestures(
  stage: RefObject<HTMLElement>,
  change: (next: (box: Box) => Box) => void,
  isFull: boolean,
) {
  const pointers = useRef(new Map<number, Spot>());

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

  const start = (event: PointerEvent<HTMLElement>) => {
    const isFree = event.target instanceof Element && !event.target.closest('a, button');
    if (!isFree || event.button !== 0) return;
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const go = ({
    pointerId,
    pointerType,
    clientX: x,
    clientY: y,
    currentTarget,
  }: PointerEvent<HTMLElement>) => {
    if (!pointers.current.has(pointerId)) return;
    const before = [...pointers.current.values()];
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
    onDoubleClick: ({ clientX: x, clientY: y, currentTarget }: React.MouseEvent<HTMLElement>) => {
      const at = partOf(currentTarget, { x, y });
      change((box) => zoomedAt(box, 2, at));
    },
    onKeyDown: (event: React.KeyboardEvent) => {
      const step = keySteps[event.key];
      if (!step) return;
      event.preventDefault();
      change(step);
    },
  };
}

/** Parts of the width and height. */
function partOf(element: Element | null, { x, y }: Spot): Spot {
  const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
  return { x: (x - left) / width, y: (y - top) / height };
}
