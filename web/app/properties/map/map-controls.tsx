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
};

export function MapControls({ labels, hrefs, onStep }: MapControlsProps) {
  return (
    <ul className="map-controls">
      {mapSteps.map((step) => {
        const href = hrefs?.[step];
        if (!href && !onStep) return null;
        return (
          <li key={step} className={`map-step map-step-${step}`}>
            {onStep ? (
              <button type="button" aria-label={labels[step]} onClick={() => onStep(step)}>
                <StepIcon step={step} />
              </button>
            ) : (
              <a href={href} aria-label={labels[step]} rel="nofollow">
                <StepIcon step={step} />
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function StepIcon({ step }: { step: MapStep }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="icon">
      <path d={steps[step].path} />
    </svg>
  );
}
