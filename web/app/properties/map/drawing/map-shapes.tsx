import whole from '../outlines/outlines.json' with { type: 'json' };
import type { Box } from '../map-box.ts';
import type { Outlines } from './clip-outlines.ts';

const outlineId = 'map-outline';
export const pinId = 'map-pin';

type MapShapesProps = {
  marker: string;
  /** Set where nobody can move the map: outlines of the part that is shown. */
  outlines?: Outlines;
};

export function MapShapes({ marker, outlines = whole }: MapShapesProps) {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true">
      <defs>
        <g id={outlineId}>
          <path className="map-land" d={outlines.land} />
          <path className="fill-raised" d={outlines.home} />
          <path className="map-provinces" d={outlines.provinces} />
          <path className="map-borders" d={outlines.borders} />
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

export function Outline({ box: { x, y, width, height } }: { box: Box }) {
  const view = [x, y, width, height].map((value) => Math.round(value * 10) / 10).join(' ');
  return (
    <svg viewBox={view} preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
      <use href={`#${outlineId}`} />
    </svg>
  );
}

export function PinShape({ left, top }: { left: number; top: number }) {
  return <use href={`#${pinId}`} x={`${String(left)}%`} y={`${String(top)}%`} />;
}
