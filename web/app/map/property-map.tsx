import mapStyles from '../styles/map/map.css?url';
import { houseMarker } from './drawing/house-marker.ts';
import { MapDrawing } from './drawing/map-drawing.tsx';
import { MapShapes } from './drawing/map-shapes.tsx';
import type { PropertyMapData } from './load-property-map.server.ts';

export function PropertyMap({ map }: { map: PropertyMapData }) {
  const { label, drawing, note, nearby } = map;
  return (
    <>
      <link rel="stylesheet" href={mapStyles} />
      <div className="map">
        <MapShapes marker={houseMarker} />
        <div className="map-stage map-of-one">
          <MapDrawing drawing={drawing} label={label} isPicture />
        </div>
      </div>
      {(note ?? nearby) && (
        <div className="map-foot">
          {note && <p>{note}</p>}
          {nearby && <a href={nearby.href}>{nearby.label}</a>}
        </div>
      )}
    </>
  );
}
