import { type ComponentType, useEffect, useMemo, useState } from 'react';
import type { MapContent } from '../drawing/draw-map.ts';
import { houseMarker } from '../drawing/house-marker.ts';
import { MapShapes } from '../drawing/map-shapes.tsx';
import { DrawnMap } from './drawn-map.tsx';
import type { MapFrameData, MapTiles } from './map-frame-data.ts';
import { shownProperties } from './map-message.ts';
import type { MapViewProps } from './map-view.ts';
import { useMapMessage } from './use-map-message.ts';

export function MapFrame(data: MapFrameData) {
  const { message, marked, tellShown } = useMapMessage();
  const content = useMemo<MapContent>(
    () => ({
      properties: message ? shownProperties(message) : [],
      places: data.places,
      hrefs: message?.hrefs ?? { area: '', place: '' },
      clusterLabel: ({ count, place }) =>
        data.clusterText.replace('{count}', String(count)).replace('{place}', place),
    }),
    [message, data],
  );
  const tiles = message?.mapType === 'tiles' ? data.tiles : undefined;
  const view: MapViewProps = { data, content, message, marked, tellShown };
  return (
    <div className="map-frame">
      <MapShapes marker={message?.customMarker ?? houseMarker} />
      {tiles ? <TileMapLater tiles={tiles} {...view} /> : <DrawnMap {...view} />}
    </div>
  );
}

function TileMapLater(props: MapViewProps & { tiles: MapTiles }) {
  const [TileMap, setTileMap] = useState<ComponentType<typeof props>>();
  useEffect(() => {
    // Leaves the library out of the worker, where it cannot be loaded.
    if (import.meta.env.SSR) return;
    void import('./tile-map.tsx').then(({ TileMap: loaded }) => setTileMap(() => loaded));
  }, []);
  return TileMap ? <TileMap {...props} /> : null;
}
