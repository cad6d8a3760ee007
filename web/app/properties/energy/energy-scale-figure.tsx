import { energyColour } from './energy-badge.tsx';
import type { DrawnScale } from './energy-scale.ts';

/** Anchors the words of the pointer so that they stay within the scale. */
function anchorAt(place: number): 'start' | 'middle' | 'end' {
  if (place < 25) return 'start';
  return place > 75 ? 'end' : 'middle';
}

/** The drawing is hidden from assistive technology, because the caption says the same. */
export function EnergyScaleFigure({ scale }: { scale: DrawnScale }) {
  const { classes, current, place, pointer, caption } = scale;
  return (
    <figure className="energy-scale">
      <div aria-hidden="true">
        {/* Places by attributes, because the policy of the page allows no inline styles. */}
        <svg className="energy-pointer">
          <text x={`${place}%`} y="1em" textAnchor={anchorAt(place)}>
            {pointer}
          </text>
          <svg x={`${place}%`} y="1.45em" overflow="visible">
            <path d="M-7 0h14l-7 9z" />
          </svg>
        </svg>
        <ol className="energy-classes">
          {classes.map(({ text, letter, upTo, grades }, index) => (
            <li key={text} className={energyColour(letter)} data-current={index === current || undefined}>
              {text}
              {grades.length > 1 && (
                <span className="energy-grades">
                  {grades.map((grade) => (
                    <i key={grade.text} />
                  ))}
                </span>
              )}
              {upTo !== undefined && index < classes.length - 1 && (
                <span className="energy-bound">{upTo}</span>
              )}
            </li>
          ))}
        </ol>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
