import type { Drawing, Mark, Scale } from './draw-map.ts';
import { Outline, PinShape, PolygonShape } from './map-shapes.tsx';
import type { PlaceLabel } from './place-labels.ts';
import { pillWidth } from './price-pills.ts';
import type { WayBeyond } from './ways-beyond.ts';

type MapDrawingProps = {
  drawing: Drawing;
  label: string;
  className?: string;
  marked?: string | undefined;
  target?: '_top';
  /** Without links, where the page around the map already has them. */
  isPicture?: boolean;
};

const percent = (value: number) => `${String(value)}%`;

/** Pins and names keep their size in CSS pixels, whatever the width of the map. */
export function MapDrawing({ drawing, label, className = '', marked, target, isPicture }: MapDrawingProps) {
  const { box, marks, places, beyond, scale, isClose, polygon } = drawing;
  return (
    <svg
      width="100%"
      height="100%"
      role={isPicture ? 'img' : 'group'}
      aria-label={label}
      className={`map-drawing ${className}`}
    >
      <Outline box={box} gridSpacing={isClose ? (scale.percent / 100) * box.width : undefined} />
      {polygon && <PolygonShape box={box} points={polygon} />}
      <g aria-hidden="true">
        {places.map((place) => (
          <PlaceName key={place.name} place={place} />
        ))}
        {beyond.map((way) => (
          <WayMark key={way.text} way={way} />
        ))}
        <ScaleBar scale={scale} />
        <text x="100%" y="100%" dx="-8" dy="-8" className="map-credit">
          GeoNames
        </text>
      </g>
      {marks.map((mark) => (
        <MapMark
          key={mark.ids.join()}
          mark={mark}
          isMarked={marked !== undefined && mark.ids.includes(marked)}
          target={target}
          isPicture={isPicture}
        />
      ))}
    </svg>
  );
}

function PlaceName({ place: { name, left, top, dot } }: { place: PlaceLabel }) {
  return (
    <>
      {dot !== undefined && <circle cx={percent(left)} cy={percent(dot)} r="3" className="map-dot" />}
      <text x={percent(left)} y={percent(top)} className="map-place">
        {name}
      </text>
    </>
  );
}

const anchors = { start: '[text-anchor:start]', middle: '', end: '[text-anchor:end]' };

function WayMark({ way: { text, left, top, side, arrow } }: { way: WayBeyond }) {
  return (
    <>
      <svg x={percent(arrow.left)} y={percent(arrow.top)} overflow="visible">
        <path d="M-4-5 5 0-4 5z" transform={`rotate(${String(arrow.angle)})`} className="fill-muted" />
      </svg>
      <text x={percent(left)} y={percent(top)} className={`map-place map-beyond ${anchors[side]}`}>
        {text}
      </text>
    </>
  );
}

function ScaleBar({ scale: { kilometres, percent: width } }: { scale: Scale }) {
  return (
    <svg x="0.75rem" y="100%" overflow="visible">
      <text y="-20" className="map-scale-text">{`${String(kilometres)} km`}</text>
      <path d="M0-14v5" className="stroke-ink stroke-[1.5px]" />
      <line y1="-11" y2="-11" x2={percent(width)} className="stroke-ink stroke-[1.5px]" />
    </svg>
  );
}

function PricePill({ price, shift }: { price: string; shift: number }) {
  const width = pillWidth(price);
  return (
    <>
      <rect x={shift - width / 2} y="-22" width={width} height="44" className="fill-transparent" />
      <rect x={shift - width / 2} y="-15" width={width} height="30" rx="15" className="map-disc" />
      <text x={shift} dy="0.35em" className="map-count">
        {price}
      </text>
    </>
  );
}

type MapMarkProps = { mark: Mark; isMarked: boolean } & Pick<MapDrawingProps, 'target' | 'isPicture'>;

function MapMark({ mark, isMarked, target, isPicture }: MapMarkProps) {
  const { ids, href, label, price, shown, isExact, left, top } = mark;
  const [x, y] = [percent(left), percent(top)];
  const looks = [
    price === undefined ? 'map-cluster' : 'map-pin',
    !isExact && 'map-near',
    isMarked && 'map-marked',
  ];
  if (isPicture) {
    return (
      <g className={looks.filter(Boolean).join(' ')}>
        <PinShape left={left} top={top} />
      </g>
    );
  }
  return (
    <a
      href={href}
      target={target}
      aria-label={label}
      data-ids={ids.join(' ')}
      className={looks.filter(Boolean).join(' ')}
    >
      {shown?.at === 'pill' && price !== undefined ? (
        <svg x={x} y={y} overflow="visible">
          <PricePill price={price} shift={shown.shift} />
        </svg>
      ) : price === undefined ? (
        <>
          <circle cx={x} cy={y} r="22" className="fill-transparent" />
          <circle cx={x} cy={y} r="18" className="map-disc" />
          <text x={x} y={y} dy="0.35em" className="map-count">
            {ids.length}
          </text>
        </>
      ) : (
        <>
          <PinShape left={left} top={top} />
          <text
            x={x}
            y={y}
            dx={shown?.shift || undefined}
            dy={shown?.at === 'below' ? '2.25em' : '-1.5em'}
            className={`map-price ${shown ? 'visible' : ''}`}
          >
            {price}
          </text>
        </>
      )}
    </a>
  );
}
