import { RenderedOnce } from '../../../content/i18n/rendered-once.tsx';
import type { Outlines } from '../../../properties/map/drawing/clip-outlines.ts';
import type { Drawing } from '../../../properties/map/drawing/draw-map.ts';
import { houseMarker } from '../../../properties/map/drawing/house-marker.ts';
import { MapDrawing } from '../../../properties/map/drawing/map-drawing.tsx';
import { MapShapes, MapShapesScope } from '../../../properties/map/drawing/map-shapes.tsx';
import type { ModuleProps } from '../module-contract.ts';
import type { loadMap } from './map.server.ts';

export function PlaceMap({ module, data, heading: Heading }: ModuleProps<typeof loadMap>) {
  if (!data) return null;
  const { places, drawing, outlines, label, way } = data;
  return (
    <div className="columns items-start gap-y-6 [--between:3rem] [--narrowest:20rem] md:[--columns:2]">
      <RenderedOnce
        className="map"
        component={DrawnMap}
        props={{ scope: `map-${module._key}`, drawing, outlines, label }}
      />
      <ul className="line-list">
        {places.map(({ key, name, lines, route }) => (
          <li key={key} className="flex items-baseline justify-between gap-6 py-4">
            <div>
              <Heading className="heading-4">{name}</Heading>
              {lines.length > 0 && (
                <address className="mt-1 text-muted not-italic">{lines.join(', ')}</address>
              )}
            </div>
            <a href={route}>
              {way}
              <span className="sr-only"> {name}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

type DrawnMapProps = { scope: string; drawing: Drawing; outlines: Outlines; label: string };

function DrawnMap({ scope, drawing, outlines, label }: DrawnMapProps) {
  return (
    <MapShapesScope value={scope}>
      <MapShapes marker={houseMarker} outlines={outlines} />
      <div className="map-stage map-of-one aspect-video">
        <MapDrawing drawing={drawing} label={label} isPicture />
      </div>
    </MapShapesScope>
  );
}
