import type { ReactNode } from 'react';
import { ScriptIsland } from '../../islands/script-island.tsx';
import { houseMarker } from './drawing/house-marker.ts';
import { MapDrawing } from './drawing/map-drawing.tsx';
import { MapShapes } from './drawing/map-shapes.tsx';
import { attachMapEmbed, type MapEmbedProps } from './frame/attach-map-embed.ts';
import type { ListMapData } from './load-list-map.server.ts';
import type { PropertyMapData } from './load-property-map.server.ts';
import { MapControls } from './map-controls.tsx';

/** Covers the drawn map once it shows the same properties. */
function MapEmbed(props: MapEmbedProps) {
  return (
    <ScriptIsland name="mapEmbed" attach={attachMapEmbed} props={props}>
      <div className="map-embed absolute inset-0 size-full [&>*]:absolute [&>*]:inset-0 [&>*]:size-full" />
      {props.preview && <div className="map-preview" role="status" />}
    </ScriptIsland>
  );
}

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
  const { id, view, title, notes, narrow, wide, marker, moveLabels, moveHrefs, wholeArea, frame } = map;
  const isBeside = view === 'both';
  return (
    <div id={id} className={`list-map scroll-mt-12 @container ${isBeside ? beside : 'list-map-alone'}`}>
      <div className="map">
        <MapShapes marker={marker} />
        <div className={`map-stage aspect-square ${isBeside ? '' : '@min-[560px]:aspect-video'}`}>
          <MapDrawing drawing={narrow} label={title} className={onlyNarrow} />
          <MapDrawing drawing={wide} label={title} className={onlyWide} />
        </div>
        <MapControls labels={moveLabels} hrefs={moveHrefs} />
        {frame && <MapEmbed {...frame} />}
      </div>
      <MapFoot notes={notes} link={wholeArea} />
    </div>
  );
}

type MapFootProps = {
  notes: readonly string[];
  /** A list around the map changes without a page load. */
  link: { href: string; label: string } | undefined;
};

export function MapFoot({ notes, link }: MapFootProps) {
  if (notes.length === 0 && !link) return null;
  return (
    <div className="map-foot mt-3 flex flex-wrap justify-between gap-x-8 gap-y-2 text-sm text-muted">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {link && (
        <a href={link.href} data-live="">
          {link.label}
        </a>
      )}
    </div>
  );
}

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
