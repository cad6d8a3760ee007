import type { ReactNode } from 'react';
import { type Box, moved, zoomed } from './map-box.ts';

const steps = {
  zoomIn: { path: 'M12 5v14M5 12h14', change: (box: Box) => zoomed(box, 2) },
  zoomOut: { path: 'M5 12h14', change: (box: Box) => zoomed(box, 0.5) },
  moveNorth: { path: 'm6 15 6-6 6 6', change: (box: Box) => moved(box, 0, -0.5) },
  moveWest: { path: 'm15 6-6 6 6 6', change: (box: Box) => moved(box, -0.5, 0) },
  moveEast: { path: 'm9 6 6 6-6 6', change: (box: Box) => moved(box, 0.5, 0) },
  moveSouth: { path: 'm6 9 6 6 6-6', change: (box: Box) => moved(box, 0, 0.5) },
};

export type MapStep = keyof typeof steps;
export const mapSteps = Object.keys(steps) as MapStep[];

export const takeStep = (step: MapStep, box: Box): Box => steps[step].change(box);

export type StepLabels = Readonly<Record<MapStep, string>>;

type MapControlsProps = {
  labels: StepLabels;
  /** Without script each step is a link to a list of its area. */
  hrefs?: Partial<Record<MapStep, string>>;
  onStep?: (step: MapStep) => void;
  children?: ReactNode;
};

const stepLook =
  'grid h-11 w-10 max-[420px]:w-full cursor-pointer place-items-center border-e border-line text-ink hover:bg-surface focus-visible:-outline-offset-3';

export function MapControls({ labels, hrefs, onStep, children }: MapControlsProps) {
  return (
    <div className="map-bar flex min-h-11 flex-wrap items-center justify-between gap-x-2 gap-y-1 border-t border-line bg-raised">
      <ul className="flex border-line max-[420px]:basis-full max-[420px]:border-b max-[420px]:*:flex-1">
        {mapSteps.map((step) => {
          const href = hrefs?.[step];
          if (!href && !onStep) return null;
          return (
            <li key={step}>
              {onStep ? (
                <button
                  type="button"
                  className={stepLook}
                  aria-label={labels[step]}
                  onClick={() => onStep(step)}
                >
                  <StepIcon step={step} />
                </button>
              ) : (
                <a href={href} className={stepLook} aria-label={labels[step]} rel="nofollow">
                  <StepIcon step={step} />
                </a>
              )}
            </li>
          );
        })}
      </ul>
      {children}
    </div>
  );
}

function StepIcon({ step }: { step: MapStep }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="icon">
      <path d={steps[step].path} />
    </svg>
  );
}
