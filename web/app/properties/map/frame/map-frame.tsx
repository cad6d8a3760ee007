import { isPlainClick } from '../../../ui/browser/is-plain-click.ts';
import { useCallback, useEffect, useState, type ComponentType, useMemo } from 'react';
import { readPolygon } from '../../model/polygon.ts';
import {
  type FrameMessage,
  type MapMessage,
  readMapMessage,
  readMarkMessage,
  shownProperties,
} from './map-message.ts';
import type { MapContent } from '../drawing/draw-map.ts';
import { houseMarker } from '../drawing/house-marker.ts';
import { withTowns } from '../drawing/towns.ts';
import { MapShapes } from '../drawing/map-shapes.tsx';
import { DrawnMap } from './drawn-map.tsx';
import type { MapFrameData, MapTiles, MapViewProps } from './map-frame-data.ts';

function tell(message: FrameMessage): void {
  if (window.parent !== window) window.parent.postMessage(JSON.stringify(message), window.location.origin);
}

function goTo(href: string): void {
  if (window.parent === window) window.location.assign(href);
  else tell({ mapFrame: 'list', href });
}

/** Trusts only a page of this site around the frame. */
function useMapMessage() {
  const [message, setMessage] = useState<MapMessage>();
  const [marked, setMarked] = useState<string>();
  const [chosen, setChosen] = useState<string>();
  useEffect(() => {
    const receive = ({ origin, source, data }: MessageEvent) => {
      if (origin !== window.location.origin || source !== window.parent) return;
      const map = readMapMessage(data);
      const mark = readMarkMessage(data);
      if (map) {
        setMessage(map);
        setChosen(undefined);
      }
      if (mark) setMarked(mark.marked ?? undefined);
    };
    window.addEventListener('message', receive);
    tell({ mapFrame: 'ready' });
    return () => window.removeEventListener('message', receive);
  }, []);
  useEffect(() => {
    /** A first click on a pin previews, the second follows the link; circles change the list around the map. */
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<SVGAElement>('a') : null;
      const href = link?.getAttribute('href');
      if (!link || !href || window.parent === window || !isPlainClick(event)) return;
      const id = link.classList.contains('map-pin') ? link.dataset['ids'] : undefined;
      if (id !== undefined && id === chosen) return;
      event.preventDefault();
      setChosen(id);
      if (id === undefined) goTo(href);
      else tell({ mapFrame: 'chosen', id });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [chosen]);
  const tellShown = useCallback(() => tell({ mapFrame: 'shown' }), []);
  return { message, marked: marked ?? chosen, tellShown };
}

export function MapFrame(data: MapFrameData) {
  const { message, marked, tellShown } = useMapMessage();
  const content = useMemo<MapContent>(
    () => ({
      properties: message ? shownProperties(message) : [],
      places: withTowns(data.places, data.language),
      hrefs: message?.hrefs ?? { area: '', place: '' },
      polygon: readPolygon(message?.polygon ?? ''),
      clusterLabel: ({ count, place }) =>
        data.clusterText.replace('{count}', String(count)).replace('{place}', place),
    }),
    [message, data],
  );
  const tiles = message?.mapType === 'tiles' ? data.tiles : undefined;
  const view: MapViewProps = { data, content, message, marked, tellShown, goTo };
  return (
    <div className="absolute inset-0 grid grid-cols-1 grid-rows-[minmax(0,1fr)_auto]">
      <MapShapes marker={message?.customMarker ?? houseMarker} />
      {tiles ? <TileMapLater tiles={tiles} {...view} /> : <DrawnMap {...view} />}
    </div>
  );
}

function TileMapLater(props: MapViewProps & { tiles: MapTiles }) {
  const [TileMap, setTileMap] = useState<ComponentType<typeof props>>();
  useEffect(() => {
    // Keeps the library out of the worker, where it cannot be loaded.
    if (import.meta.env.SSR) return;
    void import('./tile-map.tsx').then(({ TileMap: loaded }) => setTileMap(() => loaded));
  }, []);
  return TileMap ? <TileMap {...props} /> : null;
}
