import { type GraphShape, plotHeight } from './graph-shape.ts';

export type ViewsGraphData = {
  shape: GraphShape;
  barTitles: readonly string[];
  /** Days on which something happened that is named below the graph. */
  marked: readonly string[];
  dayLabels: readonly string[];
  description: string;
};

const labelSpace = 26;
const height = plotHeight + labelSpace;

/** Keeps the outermost labels inside the graph. */
const anchorAt = (x: number) => (x < 8 ? 'start' : x > 92 ? 'end' : 'middle');

/** Stretches with its room while the text stays as large as it is: positions across are percentages. */
export function ViewsGraph({ shape, barTitles, marked, dayLabels, description }: ViewsGraphData) {
  const { bars, ticks, line, labels } = shape;
  return (
    <div
      role="img"
      aria-label={description}
      className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-2.5 fill-muted text-sm tabular-nums lining-nums [&>*]:w-full [&>*]:overflow-visible"
    >
      <svg height={height} aria-hidden>
        {ticks.map(({ value, y }) => (
          <text key={value} x="100%" y={y} dy="0.32em" textAnchor="end">
            {value}
          </text>
        ))}
      </svg>
      <svg height={height} aria-hidden>
        {ticks.map(({ value, y }) => (
          <line
            key={value}
            x1="0"
            x2="100%"
            y1={y}
            y2={y}
            className="stroke-line"
            shapeRendering="crispEdges"
          />
        ))}
        {bars.map((bar, index) => (
          <g key={bar.day} className="views-day">
            <title>{barTitles[index]}</title>
            <rect className="views-room" x={`${bar.x}%`} width={`${bar.width}%`} y="0" height={plotHeight} />
            <rect
              className="views-bar"
              x={`${bar.x}%`}
              width={`${bar.width}%`}
              y={bar.y}
              height={bar.height}
            />
          </g>
        ))}
        {bars
          .filter(({ day }) => marked.includes(day))
          .map(({ day, x, width }) => (
            <g key={day} className="pointer-events-none fill-ink stroke-ink">
              <line
                x1={`${x + width / 2}%`}
                x2={`${x + width / 2}%`}
                y1="0"
                y2={plotHeight}
                strokeDasharray="1 3"
                shapeRendering="crispEdges"
              />
              <circle cx={`${x + width / 2}%`} cy="0" r="4" />
            </g>
          ))}
        {line !== undefined && (
          <svg
            width="100%"
            height={plotHeight}
            viewBox={`0 0 100 ${plotHeight}`}
            preserveAspectRatio="none"
            overflow="visible"
          >
            <path
              d={line}
              className="pointer-events-none fill-none stroke-ink stroke-2"
              strokeDasharray="2 5"
              strokeLinecap="round"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
        )}
        {labels.map(({ day, x }, index) => (
          <text
            key={day}
            x={`${x}%`}
            y={height - 4}
            textAnchor={anchorAt(x)}
            className={index % 2 === 1 ? '@max-[30rem]:hidden' : undefined}
          >
            {dayLabels[index]}
          </text>
        ))}
      </svg>
    </div>
  );
}
