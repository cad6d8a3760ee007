import { houseMarker } from '../../../properties/map/drawing/house-marker.ts';
import { nearbyIcons } from '../../../properties/nearby/nearby-list.tsx';
import { ShapedIcon } from '../../../ui/icon/icon.tsx';
import { discRadius, houseRadius, type SketchEdge, type SketchPin, sketchSize } from './draw-sketch.ts';
import type { PlacedText, Point } from '../../../properties/map/drawing/free-room.ts';
import type { SketchData } from './load-sketch.server.ts';

const { width, height } = sketchSize;
const percent = (part: number, whole: number) => `${String(Math.round((part / whole) * 1000) / 10)}%`;
const placeOf = ({ x, y }: Point) => ({ x: percent(x, width), y: percent(y, height) });

type SketchTextProps = { label: PlacedText; from?: Point; className?: string };

/** Keeps its distance from its point at any width of the drawing. */
function SketchText({ label: { x, y, text, anchor }, from = { x, y }, className = '' }: SketchTextProps) {
  return (
    <svg {...placeOf(from)} overflow="visible">
      <text x={x - from.x} y={y - from.y} textAnchor={anchor} className={`sketch-text ${className}`}>
        {text}
      </text>
    </svg>
  );
}

function Pin({ pin: { kind, spot, disc, label } }: { pin: SketchPin }) {
  const [from, to] = [placeOf(spot), placeOf(disc)];
  return (
    <>
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} className="stroke-accent" />
      <circle cx={from.x} cy={from.y} r="3" className="fill-accent" />
      <svg {...placeOf(disc)} overflow="visible">
        <circle r={discRadius} className="fill-raised stroke-accent stroke-[1.5px]" />
        <svg x="-7" y="-7" width="14" height="14" className="text-accent">
          <ShapedIcon shapes={nearbyIcons[kind]} />
        </svg>
      </svg>
      <SketchText label={label} from={disc} className="font-semibold" />
    </>
  );
}

function Edge({ edge: { at, degrees, label } }: { edge: SketchEdge }) {
  return (
    <>
      <svg {...placeOf(at)} overflow="visible">
        <path d="M5 0-4-4.5v9z" transform={`rotate(${String(degrees)})`} className="fill-muted" />
      </svg>
      <SketchText label={label} from={at} className="sketch-far" />
    </>
  );
}

/** North is up. Rings and directions are as the crow flies, distances along the streets. */
export function SurroundingsSketch({ sketch, label }: { sketch: SketchData; label: string }) {
  const { rings, pins, edges, towns } = sketch;
  return (
    <svg role="img" aria-label={label} className="sketch block aspect-4/3 w-full bg-surface">
      <svg viewBox={`0 0 ${String(width)} ${String(height)}`} width="100%" height="100%">
        {rings.toReversed().map(({ radius }) => (
          <circle key={radius} cx={width / 2} cy={height / 2} r={radius} className="sketch-ring" />
        ))}
      </svg>
      {rings.map(
        ({ radius, label: text }) => text && <SketchText key={radius} label={text} className="sketch-far" />,
      )}
      {towns.map((town) => (
        <SketchText key={town.text} label={town} className="italic" />
      ))}
      {edges.map((edge) => (
        <Edge key={edge.label.text} edge={edge} />
      ))}
      {pins.map((pin) => (
        <Pin key={pin.kind} pin={pin} />
      ))}
      <svg x="50%" y="50%" overflow="visible">
        <circle r={houseRadius} className="fill-accent stroke-raised stroke-2" />
        <path d={houseMarker} className="fill-on-accent" transform="scale(0.7) translate(-12 -12)" />
      </svg>
      <svg x="16" y="14" overflow="visible">
        <path d="M0-6 5 6 0 3-5 6z" className="fill-ink" />
        <text y="21" textAnchor="middle" className="sketch-text font-semibold">
          N
        </text>
      </svg>
    </svg>
  );
}
