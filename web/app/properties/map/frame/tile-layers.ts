import {
  divIcon,
  latLngBounds,
  layerGroup,
  map as createMap,
  type Map as LeafletMap,
  type Marker,
  marker,
  polygon as drawPolygon,
  tileLayer,
} from 'leaflet';
import { type Mark, type MapContent, markOf } from '../drawing/draw-map.ts';
import { pinId, polygonLook } from '../drawing/map-shapes.tsx';
import { contains } from '../area-parameter.ts';
import { type Cluster, clusterPins, pinDistance } from '../cluster.ts';
import { type Area, areaOf, boxFor } from '../map-box.ts';
import { drawn, project, unproject } from '../projection.ts';
import type { MapPin } from '../map-property.ts';
import type { MapTiles } from './map-frame-data.ts';

function draw(name: string, attributes: Record<string, string>, ...children: Node[]): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  for (const child of children) element.appendChild(child);
  return element;
}

const words = (text: string) => document.createTextNode(text);

/** Draws a pin or a cluster as the map without tiles does, around the middle of the element. */
function drawMark({ ids, href, label, price, isExact }: Omit<Mark, 'left' | 'top'>): HTMLElement {
  const shapes =
    price === undefined
      ? [
          draw('circle', { r: '16', class: 'map-disc' }),
          draw('text', { dy: '0.35em', class: 'map-count' }, words(String(ids.length))),
        ]
      : [
          draw('use', { href: `#${pinId}` }),
          draw('text', { dy: '-1.25em', class: 'map-price' }, words(price)),
        ];
  const looks = [price === undefined ? 'map-cluster' : 'map-pin', !isExact && 'map-near'];
  const link = draw(
    'a',
    {
      href,
      target: '_top',
      'aria-label': label,
      class: looks.filter(Boolean).join(' '),
      'data-ids': ids.join(' '),
    },
    ...shapes,
  );
  const mark = document.createElement('div');
  mark.appendChild(
    draw('svg', { class: 'pointer-events-auto absolute size-px overflow-visible font-text' }, link),
  );
  return mark;
}

const tileSize = 256;
const closestZoom = 18;

/** Units of the drawing in a CSS pixel of tiles. */
const unitsPerPixel = (zoom: number) =>
  (360 / (drawn.east - drawn.west)) * (drawn.width / (tileSize * 2 ** zoom));

const boundsOf = ({ south, west, north, east }: Area) => latLngBounds([south, west], [north, east]);

export const allowsMotion = () => !matchMedia('(prefers-reduced-motion: reduce)').matches;

export function createTileMap(
  stage: HTMLElement,
  { url, attribution }: MapTiles,
  { properties, polygon }: MapContent,
  area: Area | undefined,
): LeafletMap {
  const isAnimated = allowsMotion();
  const map = createMap(stage, {
    zoomControl: false,
    scrollWheelZoom: false,
    maxZoom: closestZoom,
    inertia: isAnimated,
    fadeAnimation: isAnimated,
    zoomAnimation: isAnimated,
    markerZoomAnimation: isAnimated,
  });
  map.attributionControl.setPrefix(false);
  tileLayer(url, { attribution, maxZoom: closestZoom }).addTo(map);
  if (polygon) {
    drawPolygon(
      polygon.map(({ latitude, longitude }): [number, number] => [latitude, longitude]),
      { className: polygonLook, fillOpacity: 1, interactive: false },
    ).addTo(map);
  }
  const { clientWidth, clientHeight } = stage;
  // Tiles show more than the drawing does close by.
  const isWhole = area !== undefined && properties.every((pin) => contains(area, pin));
  const inView = isWhole
    ? area
    : areaOf(boxFor(properties.map(project), area, clientWidth / Math.max(clientHeight, 1)));
  map.fitBounds(boundsOf(inView), { animate: false });
  return map;
}

export function areaInView(map: LeafletMap): Area {
  const view = map.getBounds();
  return { south: view.getSouth(), west: view.getWest(), north: view.getNorth(), east: view.getEast() };
}

/** Shows the pins in view, joined anew after every move; marks that stay the same are not touched. Returns how to stop. */
export function showMarks(map: LeafletMap, content: MapContent): () => void {
  const layer = layerGroup().addTo(map);
  const shown = new Map<string, Marker>();
  const distanceAt = (zoom: number) => pinDistance * unitsPerPixel(zoom);
  const isParted = ({ pins, area }: Cluster<MapPin>) =>
    clusterPins(pins, distanceAt(map.getBoundsZoom(boundsOf(area)))).length > 1;
  const show = () => {
    const view = areaInView(map);
    const pins = content.properties.filter((pin) => contains(view, pin));
    const clusters = clusterPins(pins, distanceAt(map.getZoom()));
    const wanted = new Map(clusters.map((cluster) => [cluster.pins.map(({ id }) => id).join(), cluster]));
    for (const [ids, mark] of shown) {
      if (wanted.has(ids)) continue;
      mark.remove();
      shown.delete(ids);
    }
    for (const [ids, cluster] of wanted) {
      if (shown.has(ids)) continue;
      const { latitude, longitude } = unproject(cluster.point);
      const icon = divIcon({
        html: drawMark(markOf(cluster, { ...content, isParted })),
        className: 'map-tile-mark',
        iconSize: [0, 0],
      });
      const mark = marker([latitude, longitude], { icon, interactive: false, keyboard: false });
      shown.set(ids, mark.addTo(layer));
    }
  };
  show();
  map.on('moveend', show);
  return () => {
    map.off('moveend', show);
    layer.remove();
  };
}
