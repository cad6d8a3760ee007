import { houseMarker } from './drawing/house-marker.ts';
import { MapDrawing } from './drawing/map-drawing.tsx';
import { MapShapes } from './drawing/map-shapes.tsx';
import { MapFoot } from './map-foot.tsx';
import { MapEmbed } from './frame/map-embed.tsx';
import type { PropertyMapData } from './load-property-map.server.ts';

export function PropertyMap({ map }: { map: PropertyMapData }) {
  const { label, drawing, outlines, note, nearby, frame } = map;
  return (
    <>
      <div className="map">
        <MapShapes marker={houseMarker} outlines={outlines} />
        <div className="map-stage map-of-one aspect-video">
          <MapDrawing drawing={drawing} label={label} isPicture />
        </div>
        {frame && <MapEmbed {...frame} />}
      </div>
      <MapFoot notes={note ? [note] : []} link={nearby} />
    </>
  );
}
