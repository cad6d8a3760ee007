import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { mostCorners } from '../../model/polygon.ts';
import { InUnits, polygonLook } from '../drawing/map-shapes.tsx';
import type { MapFrameData } from '../frame/map-frame-data.ts';
import type { Box } from '../map-box.ts';
import type { Point } from '../projection.ts';
import { isNear, pointAt, polygonIn } from './pen-corners.ts';

type PenToolsProps = {
  words: MapFrameData['drawing'];
  count: number;
  undo: () => void;
  finish: () => void;
  cancel: () => void;
};

const button = 'button button-quiet min-h-11 px-4';

function PenTools({ words, count, undo, finish, cancel }: PenToolsProps) {
  return (
    <div className="absolute inset-x-3 bottom-3 mx-auto flex w-fit flex-wrap items-center justify-center gap-2 rounded-md bg-raised p-2 text-sm shadow-raised">
      {count === 0 && <p className="px-2">{words.help}</p>}
      {count > 0 && (
        <button type="button" className={button} onClick={undo}>
          {words.undo}
        </button>
      )}
      {count > 2 && (
        <button type="button" className="button min-h-11 px-4" onClick={finish}>
          {words.finish}
        </button>
      )}
      <button type="button" className={button} onClick={cancel}>
        {words.cancel}
      </button>
      <p role="status" className="sr-only">
        {count > 0 && words.corners.replace('{count}', String(count))}
      </p>
    </div>
  );
}

export type AreaPenProps = {
  box: Box;
  words: MapFrameData['drawing'];
  finish: (polygon: string) => void;
  cancel: () => void;
};

/** Fractions of width and height. */
const arrows: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -0.05 },
  ArrowDown: { x: 0, y: 0.05 },
  ArrowLeft: { x: -0.05, y: 0 },
  ArrowRight: { x: 0.05, y: 0 },
};
const middle: Point = { x: 0.5, y: 0.5 };

export function AreaPen({ box, words, finish, cancel }: AreaPenProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const [corners, setCorners] = useState<readonly Point[]>([]);
  const [shownLine, showLine] = useState<readonly Point[]>([]);
  /** Ahead of what is shown: pointers move faster than React renders. */
  const line = useRef<readonly Point[]>([]);
  const [cross, setCross] = useState<Point>();
  useEffect(() => ref.current?.focus(), []);

  const setLine = (points: readonly Point[]) => {
    line.current = points;
    showLine(points);
  };
  const sizeOf = () => ref.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
  const pointOf = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = sizeOf();
    return pointAt(box, { x: (clientX - left) / width, y: (clientY - top) / height });
  };
  const close = (around: readonly Point[]) => {
    const polygon = polygonIn(around, box, sizeOf());
    if (polygon) finish(polygon);
    else setCorners([]);
  };
  const undo = () => setCorners(corners.slice(0, -1));
  const place = (corner: Point) => {
    const isThere = [corners[0], corners.at(-1)].some((other) => isNear(other, corner, box, sizeOf()));
    if (isThere) {
      if (corners.length > 2) close(corners);
    } else if (corners.length < mostCorners) setCorners([...corners, corner]);
  };
  const start = (event: PointerEvent) => {
    if (!event.isPrimary || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setCross(undefined);
    setLine([pointOf(event)]);
  };
  const go = (event: PointerEvent) => {
    if (event.isPrimary && line.current.length > 0) setLine([...line.current, pointOf(event)]);
  };
  const end = (event: PointerEvent) => {
    const drawn = line.current;
    const [first] = drawn;
    if (!event.isPrimary || !first) return;
    setLine([]);
    const isClick = drawn.every((point) => isNear(first, point, box, sizeOf()));
    if (isClick || corners.length > 0) place(pointOf(event));
    else close(drawn);
  };
  const press = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    const at = cross ?? middle;
    if (arrow) setCross({ x: clamp(at.x + arrow.x), y: clamp(at.y + arrow.y) });
    else if (event.key === 'Enter' || event.key === ' ') place(pointAt(box, at));
    else if (event.key === 'Backspace') undo();
    else if (event.key === 'Escape') cancel();
    else return;
    event.preventDefault();
  };
  const shown = shownLine.length > 1 && corners.length === 0 ? shownLine : corners;
  return (
    <div role="application" aria-label={words.draw} className="absolute inset-0 z-1000 overflow-hidden">
      <button
        ref={ref}
        type="button"
        aria-label={words.keys}
        className="absolute inset-0 cursor-crosshair touch-none bg-raised/25 select-none focus-visible:-outline-offset-3"
        onPointerDown={start}
        onPointerMove={go}
        onPointerUp={end}
        onPointerCancel={() => setLine([])}
        onKeyDown={press}
      >
        <PenLine box={box} points={shown} hasCorners={shown === corners} cross={cross} />
      </button>
      <PenTools
        words={words}
        count={corners.length}
        undo={undo}
        finish={() => close(corners)}
        cancel={cancel}
      />
    </div>
  );
}

const clamp = (part: number) => Math.min(1, Math.max(0, part));
const percent = (part: number) => `${(part * 100).toFixed(2)}%`;

type PenLineProps = {
  box: Box;
  points: readonly Point[];
  hasCorners: boolean;
  cross: Point | undefined;
};

function PenLine({ box, points, hasCorners, cross }: PenLineProps) {
  return (
    <svg width="100%" height="100%" aria-hidden="true">
      <InUnits box={box}>
        <polygon
          points={points.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ')}
          fillRule="evenodd"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
          className={polygonLook}
        />
      </InUnits>
      {hasCorners &&
        points.map(({ x, y }, index) => (
          <circle
            key={index}
            cx={percent((x - box.x) / box.width)}
            cy={percent((y - box.y) / box.height)}
            r={index === 0 ? 8 : 5}
            className="fill-raised stroke-accent stroke-[2.5px]"
          />
        ))}
      {cross && (
        <svg x={percent(cross.x)} y={percent(cross.y)} overflow="visible">
          <path d="M-14 0H14M0-14V14" className="stroke-ink stroke-[2.5px]" />
        </svg>
      )}
    </svg>
  );
}
