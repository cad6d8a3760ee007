import leafletStyles from 'leaflet/dist/leaflet.css?url';
import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import type { MapContent } from '../drawing/draw-map.ts';
import { MapControls, type MapMove } from '../map-controls.tsx';
import { type Area, exactBoxOf } from '../map-box.ts';
import type { MapTiles, MapViewProps } from './map-frame-data.ts';
import { SearchHere } from './search-here.tsx';
import { useAreaPen } from './use-area-pen.tsx';
import { allowsMotion, areaInView, createTileMap, showMarks } from './tile-layers.ts';

/** Fractions of the map's size. */
const pans: Partial<Record<MapMove, readonly [right: number, down: number]>> = {
  moveNorth: [0, -0.5],
  moveEast: [0.5, 0],
  moveSouth: [0, 0.5],
  moveWest: [-0.5, 0],
};

function moveMap(map: LeafletMap, move: MapMove): void {
  const { x, y } = map.getSize();
  const pan = pans[move];
  if (pan) map.panBy([pan[0] * x, pan[1] * y], { animate: allowsMotion() });
  else if (move === 'zoomIn') map.zoomIn();
  else map.zoomOut();
}

export function TileMap({
  tiles,
  data,
  content,
  message,
  marked,
  tellShown,
  goTo,
}: MapViewProps & { tiles: MapTiles }) {
  const stage = useRef<HTMLElement>(null);
  const [made, setMade] = useState<{ map: LeafletMap; content: MapContent }>();
  // Has been removed by the time other content is rendered.
  const map = made?.content === content ? made.map : undefined;
  const [moved, setMoved] = useState<Area>();

  useEffect(() => {
    if (!stage.current) return;
    const created = createTileMap(stage.current, tiles, content, message?.area);
    // The first view sets it too, which is no move of the visitor.
    created.on('movestart', () => created.once('moveend', () => setMoved(areaInView(created))));
    setMade({ map: created, content });
    setMoved(undefined);
    tellShown();
    return () => void created.remove();
  }, [tiles, content, message, tellShown]);

  useEffect(() => (map ? showMarks(map, content) : undefined), [map, content]);

  useEffect(() => {
    for (const link of stage.current?.querySelectorAll<SVGElement>('[data-ids]') ?? [])
      link.classList.toggle(
        'map-marked',
        marked !== undefined && link.dataset['ids']?.split(' ').includes(marked),
      );
  }, [marked]);

  const { button, penOver } = useAreaPen({ data, message, goTo });
  return (
    <>
      <link rel="stylesheet" href={leafletStyles} />
      <div className="relative grid min-h-0">
        <section
          ref={stage}
          className="map-stage z-0 cursor-grab"
          aria-label={message?.infoMessage ?? data.title}
        />
        {moved && message && <SearchHere area={moved} message={message} data={data} />}
        {map && penOver(exactBoxOf(areaInView(map)))}
      </div>
      <MapControls labels={data.moveLabels} onMove={(move) => map && moveMap(map, move)}>
        {button}
      </MapControls>
    </>
  );
}
