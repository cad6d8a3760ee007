import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { watchSizes } from '../../../ui/browser/watch-sizes.ts';
import { areaParameter } from '../area-parameter.ts';
import { drawMap } from '../drawing/draw-map.ts';
import { MapDrawing } from '../drawing/map-drawing.tsx';
import { areaOf, areaWithRoom, type Box, boxFor, withinOutlines, withRatio } from '../map-box.ts';
import { MapControls, moveBox } from '../map-controls.tsx';
import { project } from '../projection.ts';
import type { MapViewProps } from './map-frame-data.ts';
import { boundsOf, readPolygon } from '../../model/polygon.ts';
import { SearchHere } from './search-here.tsx';
import { useAreaPen } from './use-area-pen.tsx';
import { useMapGestures } from './use-map-gestures.ts';

type Size = { width: number; height: number };

/** Where the visitor moved, and the list's area by then. */
type View = { box: Box; inView: string; listed: string | undefined };

/** Stays for a list of what is in view; that of another area moves the map. */
function boxOfVisitor(view: View | undefined, listed: string | undefined): Box | undefined {
  return view && (view.listed === listed || view.inView === listed) ? view.box : undefined;
}

/** A tall map fills a phone, and leaves no page to scroll with a finger. */
const fillsScreen = (size: Size | undefined) => size !== undefined && size.height > size.width;

export function DrawnMap({ data, content, message, marked, tellShown, goTo }: MapViewProps) {
  const { ref, size } = useSize();
  const [view, setView] = useState<View>();
  const ratio = size ? size.width / size.height : 1;
  const listed = message?.area && areaParameter(message.area);
  const first = useMemo(
    () => boxFor(content.properties.map(project), message?.area, ratio),
    [content, message, ratio],
  );
  const chosen = boxOfVisitor(view, listed);
  const box = chosen ? withRatio(chosen, ratio) : first;
  const pixels = size?.width;
  const drawing = useMemo(
    () => (pixels === undefined ? undefined : drawMap(content, box, pixels)),
    [content, box, pixels],
  );
  const isShown = message !== undefined && drawing !== undefined;
  useEffect(() => {
    if (isShown) tellShown();
  }, [isShown, tellShown]);

  const change = useCallback(
    (next: (box: Box) => Box) =>
      setView((before) => {
        const wanted = withinOutlines(withRatio(next(boxOfVisitor(before, listed) ?? first), ratio));
        return { box: wanted, inView: areaParameter(areaOf(wanted)), listed };
      }),
    [first, listed, ratio],
  );
  const onDrawn = (polygon: string) => {
    const corners = readPolygon(polygon);
    if (corners) setView({ box, inView: areaParameter(areaWithRoom(boundsOf(corners))), listed });
  };
  const { button, penOver } = useAreaPen({ data, message, goTo, onDrawn });
  const isFull = fillsScreen(size);
  const gestures = useMapGestures(ref, change, isFull);
  return (
    <>
      <div className="relative grid min-h-0">
        <div
          ref={ref}
          className={`map-stage z-0 cursor-grab select-none ${isFull ? 'touch-none' : 'touch-pan-y'}`}
          {...gestures}
        >
          {drawing && (
            <MapDrawing
              drawing={drawing}
              label={message?.infoMessage ?? data.title}
              marked={marked}
              target="_top"
            />
          )}
        </div>
        {chosen && message && view?.inView !== listed && (
          <SearchHere area={areaOf(box)} message={message} data={data} />
        )}
        {penOver(box)}
      </div>
      <MapControls labels={data.moveLabels} onMove={(move) => change((before) => moveBox(move, before))}>
        {button}
      </MapControls>
    </>
  );
}

function useSize() {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>();
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) setSize({ width, height });
    };
    measure();
    return watchSizes(element, measure);
  }, []);
  return { ref, size };
}
