import {
  divIcon,
  latLngBounds,
  layerGroup,
  map as createMap,
  type Map as LeafletMap,
  marker,
  tileLayer,
} from 'leaflet';
import { clusterPins, pinDistance } from '../cluster.ts';
import { type MapContent, type Mark, markOf } from '../drawing/draw-map.ts';
import { type Area, areaOf, boxFor } from '../map-box.ts';
import { drawn, project, unproject } from '../projection.ts';
import type { MapTiles } from './map-frame-data.ts';

const tileSize = 256;
const closestZoom = 18;

/** Units of the drawing in a CSS pixel of tiles. */
const unitsPerPixel = (zoom: number) =>
  (360 / (drawn.east - drawn.west)) * (drawn.width / (tileSize * 2 ** zoom));

export function createTileMap(
  stage: HTMLElement,
  { url, attribution }: MapTiles,
  { properties }: MapContent,
  area: Area | undefined,
): LeafletMap {
  const map = createMap(stage, { zoomControl: false, scrollWheelZoom: false, maxZoom: closestZoom });
  map.attributionControl.setPrefix(false);
  tileLayer(url, { attribution, maxZoom: closestZoom }).addTo(map);
  const { clientWidth, clientHeight } = stage;
  const { south, west, north, east } = areaOf(
    boxFor(properties.map(project), area, clientWidth / Math.max(clientHeight, 1)),
  );
  map.fitBounds(latLngBounds([south, west], [north, east]), { animate: false });
  return map;
}

export function areaInView(map: LeafletMap): Area {
  const view = map.getBounds();
  return { south: view.getSouth(), west: view.getWest(), north: view.getNorth(), east: view.getEast() };
}

/** Shows the pins as links, joined anew at every zoom. Returns how to stop. */
export function showMarks(map: LeafletMap, content: MapContent): () => void {
  const layer = layerGroup().addTo(map);
  const show = () => {
    layer.clearLayers();
    for (const cluster of clusterPins(content.properties, pinDistance * unitsPerPixel(map.getZoom()))) {
      const { latitude, longitude } = unproject(cluster.point);
      const icon = divIcon({
        html: linkOf(markOf(cluster, content)),
        className: 'map-tile-mark',
        iconSize: [0, 0],
      });
      marker([latitude, longitude], { icon, interactive: false, keyboard: false }).addTo(layer);
    }
  };
  show();
  map.on('zoomend', show);
  return () => {
    map.off('zoomend', show);
    layer.remove();
  };
}

function linkOf({ ids, href, label, price, isExact }: Omit<Mark, 'left' | 'top'>): HTMLAnchorElement {
  const link = document.createElement('a');
  Object.assign(link, { href, target: '_top', textContent: price ?? String(ids.length) });
  link.setAttribute('aria-label', label);
  link.dataset['ids'] = ids.join(' ');
  link.className = ['map-tag', price === undefined && 'map-tag-cluster', !isExact && 'map-near']
    .filter(Boolean)
    .join(' ');
  return link;
}
