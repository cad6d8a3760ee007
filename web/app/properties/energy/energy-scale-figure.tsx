import { energyColour } from './energy-badge.tsx';
import type { DrawnScale } from './energy-scale.ts';

function anchorAt(place: number): 'start' | 'middle' | 'end' {
  if (place < 25) return 'start';
  return place > 75 ? 'end' : 'middle';
}

/** Hidden from assistive technology, because the caption says the same. */
export function EnergyScaleFigure({ scale }: { scale: DrawnScale }) {
  const { classes, current, place, pointer, caption } = scale;
  return (
    <figure className="energy-scale grid max-w-176 gap-3">
      <div aria-hidden="true">
        {/* Attributes, because the page's policy allows no inline styles. */}
        <svg className="h-[2.25em] w-full overflow-visible fill-current font-semibold tabular-nums lining-nums">
          <text x={`${place}%`} y="1em" textAnchor={anchorAt(place)}>
            {pointer}
          </text>
          <svg x={`${place}%`} y="1.45em" overflow="visible">
            <path d="M-7 0h14l-7 9z" />
          </svg>
        </svg>
        <ol className="energy-classes flex gap-[2px] pb-6 text-sm font-bold tracking-[-0.02em] text-[#fff] [print-color-adjust:exact]">
          {classes.map(({ text, letter, upTo, grades }, index) => (
            <li
              key={text}
              className={`relative grid h-10 min-w-0 flex-1 place-items-center first:rounded-s-md last:rounded-e-md data-current:z-1 data-current:outline-3 data-current:outline-ink ${energyColour(letter)}`}
              data-current={index === current || undefined}
            >
              {text}
              {grades.length > 1 && (
                <span className="absolute inset-x-0 bottom-0 flex h-1.5">
                  {grades.map((grade) => (
                    <i key={grade.text} className="flex-1 border-[#fff] not-first:border-s" />
                  ))}
                </span>
              )}
              {upTo !== undefined && index < classes.length - 1 && (
                <span className="energy-bound absolute top-[calc(100%+0.375rem)] left-[calc(100%+1px)] [translate:-50%] text-[0.75rem] leading-none font-normal tracking-normal text-muted tabular-nums lining-nums">
                  {upTo}
                </span>
              )}
            </li>
          ))}
        </ol>
      </div>
      <figcaption className="text-sm text-muted">{caption}</figcaption>
    </figure>
  );
}
