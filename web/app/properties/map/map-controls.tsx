import type { ReactNode } from 'react';
import { type Box, moved, zoomed } from './map-box.ts';

const moves = {
  zoomIn: { path: 'M12 5v14M5 12h14', change: (box: Box) => zoomed(box, 2) },
  zoomOut: { path: 'M5 12h14', change: (box: Box) => zoomed(box, 0.5) },
  moveNorth: { path: 'm6 15 6-6 6 6', change: (box: Box) => moved(box, 0, -0.5) },
  moveWest: { path: 'm15 6-6 6 6 6', change: (box: Box) => moved(box, -0.5, 0) },
  moveEast: { path: 'm9 6 6 6-6 6', change: (box: Box) => moved(box, 0.5, 0) },
  moveSouth: { path: 'm6 9 6 6 6-6', change: (box: Box) => moved(box, 0, 0.5) },
};

export type MapMove = keyof typeof moves;
export const mapMoves = Object.keys(moves) as MapMove[];

export const moveBox = (move: MapMove, box: Box): Box => moves[move].change(box);

export type MoveLabels = Readonly<Record<MapMove, string>>;

type MapControlsProps = {
  labels: MoveLabels;
  /** Without script each move is a link to a list of its area. */
  hrefs?: Partial<Record<MapMove, string>>;
  onMove?: (move: MapMove) => void;
  children?: ReactNode;
};

const moveLook =
  'grid h-11 w-10 max-[420px]:w-full cursor-pointer place-items-center border-e border-line text-ink hover:bg-surface focus-visible:-outline-offset-3';

export function MapControls({ labels, hrefs, onMove, children }: MapControlsProps) {
  return (
    <div className="map-bar flex min-h-11 flex-wrap items-center justify-between gap-x-2 gap-y-1 border-t border-line bg-raised">
      <ul className="flex border-line max-[420px]:basis-full max-[420px]:border-b max-[420px]:[&>*]:flex-1">
        {mapMoves.map((move) => {
          const href = hrefs?.[move];
          if (!href && !onMove) return null;
          return (
            <li key={move}>
              {onMove ? (
                <button
                  type="button"
                  className={moveLook}
                  aria-label={labels[move]}
                  onClick={() => onMove(move)}
                >
                  <MoveIcon move={move} />
                </button>
              ) : (
                <a href={href} className={moveLook} aria-label={labels[move]} rel="nofollow">
                  <MoveIcon move={move} />
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

function MoveIcon({ move }: { move: MapMove }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="icon">
      <path d={moves[move].path} />
    </svg>
  );
}
