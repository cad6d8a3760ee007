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
import { solePinId, polygonLook } from '../drawing/map-shapes.tsx';
import { pillWidth, pricesOf, type ShownPrice } from '../drawing/price-pills.ts';
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

const drawCount = (text: string, x = 0) =>
  draw('text', { x: String(x), dy: '0.35em', class: 'map-count' }, words(text));

function drawPill(price: string, shift: number): SVGElement[] {
  const width = pillWidth(price);
  const place = { x: String(shift - width / 2), width: String(width) };
  return [
    draw('rect', { ...place, y: '-22', height: '44', class: 'fill-transparent' }),
    draw('rect', { ...place, y: '-15', height: '30', rx: '15', class: 'map-disc' }),
    drawCount(price, shift),
  ];
}

function drawPin(price: string, shown: ShownPrice | undefined): SVGElement[] {
  if (shown?.at === 'pill') return drawPill(price, shown.shift);
  const place = { dx: String(shown?.shift ?? 0), dy: shown?.at === 'below' ? '2.25em' : '-1.5em' };
  return [
    draw('use', { href: `#${solePinId}` }),
    draw('text', { ...place, class: shown ? 'map-price visible' : 'map-price' }, words(price)),
  ];
}

function drawMark({ ids, href, label, price, shown, isExact }: Mark): HTMLElement {
  const shapes =
    price === undefined
      ? [
          draw('circle', { r: '22', class: 'fill-transparent' }),
          draw('circle', { r: '18', class: 'map-disc' }),
          drawCount(String(ids.length)),
        ]
      : drawPin(price, shown);
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

function spotOf(map: LeafletMap, position: [number, number]) {
  const [{ x, y }, size] = [map.latLngToContainerPoint(position), map.getSize()];
  return { left: (x / size.x) * 100, top: (y / size.y) * 100 };
}

/** Joins pins anew after every move; leaves unchanged marks alone. Returns how to stop. */
export function showMarks(map: LeafletMap, content: MapContent): () => void {
  const layer = layerGroup().addTo(map);
  const shown = new Map<string, Marker>();
  const distanceAt = (zoom: number) => pinDistance * unitsPerPixel(zoom);
  const isParted = ({ pins, area }: Cluster<MapPin>) =>
    clusterPins(pins, distanceAt(map.getBoundsZoom(boundsOf(area)))).length > 1;
  const show = () => {
    const view = areaInView(map);
    const pins = content.properties.filter((pin) => contains(view, pin));
    const placed = clusterPins(pins, distanceAt(map.getZoom())).map((cluster) => {
      const { latitude, longitude } = unproject(cluster.point);
      const position: [number, number] = [latitude, longitude];
      return { position, mark: { ...markOf(cluster, { ...content, isParted }), ...spotOf(map, position) } };
    });
    const { x: pixels, y: height } = map.getSize();
    const units = unitsPerPixel(map.getZoom());
    const prices = pricesOf(
      placed.map(({ mark }) => mark),
      { x: 0, y: 0, width: pixels * units, height: height * units },
      pixels,
    );
    const wanted = new Map(
      placed.map(({ position, mark }) => {
        const price = prices.get(mark);
        return [[...mark.ids, price?.at, price?.shift].join(), { position, mark: { ...mark, shown: price } }];
      }),
    );
    for (const [look, layered] of shown) {
      if (wanted.has(look)) continue;
      layered.remove();
      shown.delete(look);
    }
    for (const [look, { position, mark }] of wanted) {
      if (shown.has(look)) continue;
      const icon = divIcon({ html: drawMark(mark), className: 'map-tile-mark', iconSize: [0, 0] });
      shown.set(look, marker(position, { icon, interactive: false, keyboard: false }).addTo(layer));
    }
  };
  show();
  map.on('moveend', show);
  return () => {
    map.off('moveend', show);
    layer.remove();
  };
}
