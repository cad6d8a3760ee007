import mapStyles from '../styles/map/map.css?url';
import { MapDrawing } from './drawing/map-drawing.tsx';
import { MapShapes } from './drawing/map-shapes.tsx';
import { MapEmbed } from './frame/map-embed.tsx';
import type { ListMapData } from './load-list-map.server.ts';
import { MapControls } from './map-controls.tsx';

/** The properties of a list on a map of links. Its style sheet comes along, so that other pages do without. */
export function ListMap({ map }: { map: ListMapData }) {
  const { view, title, note, narrow, wide, stepLabels, stepHrefs, wholeArea, frame } = map;
  return (
    <div className="list-map">
      <link rel="stylesheet" href={mapStyles} />
      <div className="map">
        <MapShapes marker={frame.message.customMarker} />
        <div className={view === 'both' ? 'map-stage' : 'map-stage map-broad'}>
          <MapDrawing drawing={narrow} label={title} className="map-narrow" />
          <MapDrawing drawing={wide} label={title} className="map-wide" />
        </div>
        <div className="map-bar">
          <MapControls labels={stepLabels} hrefs={stepHrefs} />
        </div>
        <MapEmbed {...frame} />
      </div>
      {(note ?? wholeArea) && (
        <div className="map-foot">
          {note && <p>{note}</p>}
          {wholeArea && <a href={wholeArea.href}>{wholeArea.label}</a>}
        </div>
      )}
    </div>
  );
}
