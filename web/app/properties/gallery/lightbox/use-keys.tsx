import { useEffect } from 'react';
import type { Point } from './zoom.ts';

type KeysOptions = {
  index: number;
  total: number;
  isZoomed: boolean;
  goTo: (index: number) => void;
  move: (by: Point) => void;
  zoom: (factor: number) => void;
  reset: () => void;
};

/** Pixels that an arrow key moves a zoomed picture. */
const step = 80;
const zoomStep = 1.5;

const moves: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: step, y: 0 },
  ArrowRight: { x: -step, y: 0 },
  ArrowUp: { x: 0, y: step },
  ArrowDown: { x: 0, y: -step },
};

/** Arrow keys, Home and End turn the pictures; plus, minus and zero zoom, and arrow keys move what is zoomed. */
export function useKeys({ index, total, isZoomed, goTo, move, zoom, reset }: KeysOptions): void {
  useEffect(() => {
    const turns: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => goTo(index - 1),
      ArrowRight: () => goTo(index + 1),
      Home: () => goTo(0),
      End: () => goTo(total - 1),
      '+': () => zoom(zoomStep),
      '-': () => zoom(1 / zoomStep),
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
