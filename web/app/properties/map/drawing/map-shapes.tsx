import { createContext, type ReactNode, useContext } from 'react';
import whole from '../outlines/outlines.json' with { type: 'json' };
import type { Box } from '../map-box.ts';
import type { Outlines } from './clip-outlines.ts';

/** Prefixes ids of shapes, since several maps may show different parts on one page. */
const ShapesContext = createContext('map');
export const MapShapesScope = ShapesContext.Provider;

const shapeIds = (scope: string) => ({
  outlineId: `${scope}-outline`,
  coarseId: `${scope}-coarse`,
  pinId: `${scope}-pin`,
});
const useShapeIds = () => shapeIds(useContext(ShapesContext));
export const { pinId: solePinId } = shapeIds('map');

type MapShapesProps = {
  marker: string;
  /** Only the shown part, where nobody can move the map. */
  outlines?: Outlines;
};

export function MapShapes({ marker, outlines = whole }: MapShapesProps) {
  const { outlineId, coarseId, pinId } = useShapeIds();
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true">
      <defs>
        <g id={outlineId}>
          <path className="map-land" d={outlines.land} />
          <path className="fill-raised" d={outlines.home} />
          <path className="map-borders" d={outlines.borders} />
        </g>
        <g id={coarseId}>
          <path className="map-rivers" d={outlines.rivers} />
          <path className="map-provinces" d={outlines.provinces} />
        </g>
        <g id={pinId}>
          <circle r="22" className="fill-transparent" />
          <circle r="14" className="map-disc" />
          <path d={marker} className="fill-(--glyph)" transform="scale(0.75) translate(-12 -12)" />
        </g>
      </defs>
    </svg>
  );
}

type OutlineProps = {
  box: Box;
  /** Units between lines of a grid, drawn close by in place of rivers and provinces, which are too coarse. */
  gridSpacing: number | undefined;
};

export function Outline({ box, gridSpacing }: OutlineProps) {
  const { outlineId, coarseId } = useShapeIds();
  return (
    <InUnits box={box}>
      <use href={`#${outlineId}`} />
      {gridSpacing === undefined ? (
        <use href={`#${coarseId}`} />
      ) : (
        <path d={gridIn(box, gridSpacing)} className="map-grid" />
      )}
    </InUnits>
  );
}

function gridIn({ x, y, width, height }: Box, spacing: number): string {
  const places = (from: number, size: number) =>
    Array.from({ length: Math.ceil(size / spacing) }, (_, index) =>
      (from + (index + 0.5) * spacing).toFixed(1),
    );
  const upright = places(x, width).map((at) => `M${at} ${y.toFixed(1)}v${height.toFixed(1)}`);
  const level = places(y, height).map((at) => `M${x.toFixed(1)} ${at}h${width.toFixed(1)}`);
  return [...upright, ...level].join('');
}

export const polygonLook = 'fill-accent/15 stroke-accent stroke-[2.5px]';

export function PolygonShape({ box, points }: { box: Box; points: string }) {
  return (
    <InUnits box={box}>
      <polygon
        points={points}
        fillRule="evenodd"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
        className={polygonLook}
      />
    </InUnits>
  );
}

export function InUnits({ box: { x, y, width, height }, children }: { box: Box; children: ReactNode }) {
  const view = [x, y, width, height].map((value) => Math.round(value * 10) / 10).join(' ');
  return (
    <svg viewBox={view} preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
      {children}
    </svg>
  );
}

export function PinShape({ left, top }: { left: number; top: number }) {
  const { pinId } = useShapeIds();
  return <use href={`#${pinId}`} x={`${String(left)}%`} y={`${String(top)}%`} />;
}
