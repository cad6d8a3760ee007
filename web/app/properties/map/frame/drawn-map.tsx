import { type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import { watchSizes } from '../../../ui/browser/watch-sizes.ts';
import { areaHref, drawMap } from '../drawing/draw-map.ts';
import { MapDrawing } from '../drawing/map-drawing.tsx';
import { areaOf, type Box, boxFor, moved, withRatio } from '../map-box.ts';
import { MapControls, takeStep } from '../map-controls.tsx';
import { project } from '../projection.ts';
import type { MapViewProps } from './map-frame-data.ts';
import { SearchHere } from './search-here.tsx';

type Size = { width: number; height: number };

/** The drawn map, which can be moved with buttons and by dragging; touch scrolls the page around it. */
export function DrawnMap({ data, content, message, marked, tellShown }: MapViewProps) {
  const { ref, size } = useSize();
  const [chosen, setChosen] = useState<Box>();
  const ratio = size ? size.width / size.height : 1;
  const first = useMemo(
    () => boxFor(content.properties.map(project), message?.area, ratio),
    [content, message, ratio],
  );
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
  const drag = useDrag(size, (right, down) => setChosen(moved(box, right, down)));
  return (
    <>
      <div ref={ref} className="map-stage z-0 cursor-grab" {...drag}>
        {drawing && (
          <MapDrawing
            drawing={drawing}
            label={message?.infoMessage ?? data.title}
            marked={marked}
            target="_top"
          />
        )}
      </div>
      <MapControls labels={data.stepLabels} onStep={(step) => setChosen(takeStep(step, box))}>
        {chosen && message && <SearchHere href={areaHref(message.hrefs.area, areaOf(box))} data={data} />}
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

/** Drags with a mouse or pen, from anywhere but a link or button. */
function useDrag(size: Size | undefined, move: (right: number, down: number) => void) {
  const last = useRef<{ x: number; y: number }>();
  const start = (event: PointerEvent<HTMLDivElement>) => {
    const isFree = event.target instanceof Element && !event.target.closest('a, button');
    if (!isFree || event.pointerType === 'touch' || event.button !== 0) return;
    last.current = { x: event.clientX, y: event.clientY };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const go = ({ clientX: x, clientY: y }: PointerEvent) => {
    if (!last.current || !size) return;
    move((last.current.x - x) / size.width, (last.current.y - y) / size.height);
    last.current = { x, y };
  };
  const end = () => {
    last.current = undefined;
  };
  return { onPointerDown: start, onPointerMove: go, onPointerUp: end, onPointerCancel: end };
}
