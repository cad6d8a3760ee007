import type { ReactNode } from 'react';
import type { ListMapData } from './load-list-map.server.ts';
import mapStyles from './map.css?url';
import { MapDrawing } from './drawing/map-drawing.tsx';
import { MapShapes } from './drawing/map-shapes.tsx';
import { MapEmbed } from './frame/map-embed.tsx';
import { MapControls } from './map-controls.tsx';

type ListBesideMapProps = { map: ListMapData | undefined; children: ReactNode };

export function ListBesideMap({ map, children }: ListBesideMapProps) {
  if (!map) return children;
  if (map.view === 'map') return <ListMap map={map} />;
  return (
    <div className="list-beside-map">
      <ListMap map={map} />
      <div>{children}</div>
    </div>
  );
}

/** The properties of a list on a map of links. Its style sheet comes along, so that other pages do without. */
export function ListMap({ map }: { map: ListMapData }) {
  const { view, title, notes, narrow, wide, marker, stepLabels, stepHrefs, wholeArea, frame } = map;
  return (
    <div className="list-map">
      <link rel="stylesheet" href={mapStyles} />
      <div className="map">
        <MapShapes marker={marker} />
        <div className={view === 'both' ? 'map-stage' : 'map-stage map-broad'}>
          <MapDrawing drawing={narrow} label={title} className="map-narrow" />
          <MapDrawing drawing={wide} label={title} className="map-wide" />
        </div>
        <div className="map-bar">
          <MapControls labels={stepLabels} hrefs={stepHrefs} />
        </div>
        {frame && <MapEmbed {...frame} />}
      </div>
      {(notes.length > 0 || wholeArea) && (
        <div className="map-foot">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
          {wholeArea && <a href={wholeArea.href}>{wholeArea.label}</a>}
        </div>
      )}
    </div>
  );
}
