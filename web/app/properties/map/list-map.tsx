import type { ReactNode } from 'react';
import type { ListMapData } from './load-list-map.server.ts';
import { MapDrawing } from './drawing/map-drawing.tsx';
import { MapShapes } from './drawing/map-shapes.tsx';
import { MapEmbed } from './frame/map-embed.tsx';
import { MapControls } from './map-controls.tsx';
import { MapFoot } from './map-foot.tsx';

type ListBesideMapProps = { map: ListMapData | undefined; children: ReactNode };

export function ListBesideMap({ map, children }: ListBesideMapProps) {
  if (!map) return children;
  if (map.view === 'map') return <ListMap map={map} />;
  return (
    <div className="list-beside-map grid grid-cols-1 gap-8 xl:grid-cols-2 xl:items-start">
      <ListMap map={map} />
      <div>{children}</div>
    </div>
  );
}

const beside = 'list-map-beside xl:order-1';

/** Pins are joined for the smaller map, or for this width and more. */
const onlyNarrow = '@min-[560px]:hidden';
const onlyWide = 'hidden @min-[560px]:block';

export function ListMap({ map }: { map: ListMapData }) {
  const { id, view, title, notes, narrow, wide, marker, stepLabels, stepHrefs, wholeArea, frame } = map;
  const isBeside = view === 'both';
  return (
    <div id={id} className={`list-map scroll-mt-12 @container ${isBeside ? beside : 'list-map-alone'}`}>
      <div className="map">
        <MapShapes marker={marker} />
        <div className={`map-stage aspect-square ${isBeside ? '' : '@min-[560px]:aspect-video'}`}>
          <MapDrawing drawing={narrow} label={title} className={onlyNarrow} />
          <MapDrawing drawing={wide} label={title} className={onlyWide} />
        </div>
        <MapControls labels={stepLabels} hrefs={stepHrefs} />
        {frame && <MapEmbed {...frame} />}
      </div>
      <MapFoot notes={notes} link={wholeArea} />
    </div>
  );
}
