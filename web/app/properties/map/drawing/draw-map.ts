import { type Box, areaOf, type Area, boxFor, isIn } from '../map-box.ts';
import { areaParameter } from '../area-parameter.ts';
import { type Cluster, clusterPins, pinDistance } from '../cluster.ts';
import type { Polygon } from '../../model/polygon.ts';
import type { MapPin, MapPlace, MapProperty } from '../map-property.ts';
import { type Point, project } from '../projection.ts';
import { labelRoom } from './label-room.ts';
import { type PlaceLabel, placeLabels } from './place-labels.ts';
import { pricesOf, type ShownPrice } from './price-pills.ts';
import { type WayBeyond, waysBeyond } from './ways-beyond.ts';

export type Scale = { kilometres: number; percent: number };

/** CSS pixels per unit of the drawing, which is about 110 metres. */
const finest = 1.4;

const kilometresPerDegree = 111.32;
const lengths = [1, 2, 5, 10, 20, 50, 100, 200];

/** A round distance of at most a fifth of the map's width. */
function scaleOf(box: Box): Scale {
  const { south, west, north, east } = areaOf(box);
  const middle = ((south + north) / 2) * (Math.PI / 180);
  const width = (east - west) * kilometresPerDegree * Math.cos(middle);
  const kilometres = lengths.findLast((length) => length <= width / 5) ?? 1;
  return { kilometres, percent: Math.round((kilometres / width) * 1000) / 10 };
}

/** Percent of the drawing's width and height. */
type Spot = { left: number; top: number };

export type Mark = Spot & {
  ids: readonly string[];
  href: string;
  label: string;
  /** Shown on hover, and always where it has room; undefined for a cluster. */
  price?: string | undefined;
  shown?: ShownPrice | undefined;
  isExact: boolean;
};

export type Drawing = {
  box: Box;
  marks: readonly Mark[];
  places: readonly PlaceLabel[];
  beyond: readonly WayBeyond[];
  scale: Scale;
  /** Outlines of scale 1:10 million would mislead. */
  isClose: boolean;
  /** Corners in units of the drawing. */
  polygon?: string | undefined;
};

/** Each up to the value of `bounds`. */
export type AreaHrefs = {
  area: string;
  /** For properties that no closer view would part. */
  place: string;
  /** The same list anywhere; undefined where the map is that of one property. */
  anywhere?: string | undefined;
};

export type Clustered = { count: number | string; place: string };

export type MapContent = {
  properties: readonly MapProperty[];
  places: readonly MapPlace[];
  hrefs: AreaHrefs;
  polygon?: Polygon | undefined;
  clusterLabel: (clustered: Clustered) => string;
};

/** Units of the drawing within which pins overlap on a map of this width in CSS pixels. */
const distanceIn = (box: Box, pixels: number) => (pinDistance * box.width) / pixels;

export function clustersIn<Pin extends MapPin>(
  pins: readonly Pin[],
  box: Box,
  pixels: number,
): Cluster<Pin>[] {
  const inView = pins.filter((pin) => isIn(box, project(pin)));
  return clusterPins(inView, distanceIn(box, pixels));
}

export function partsCloser({ width, height }: Box, pixels: number) {
  return ({ pins, area }: Cluster<MapPin>): boolean => {
    const box = boxFor(pins.map(project), area, width / height);
    return clusterPins(pins, distanceIn(box, pixels)).length > 1;
  };
}

type Drawn<Pin> = {
  clusters: readonly Cluster<Pin>[];
  lookOf: (cluster: Cluster<Pin>) => Omit<Mark, keyof Spot>;
  places: readonly MapPlace[];
  polygon: Polygon | undefined;
};

const cornerText = (corner: Point) => `${corner.x.toFixed(2)},${corner.y.toFixed(2)}`;

export function drawClusters<Pin>(
  { clusters, lookOf, places, polygon }: Drawn<Pin>,
  box: Box,
  pixels: number,
): Drawing {
  const spot = spotIn(box);
  const pins = clusters.map((cluster): Mark => ({ ...spot(cluster.point), ...lookOf(cluster) }));
  const prices = pricesOf(pins, box, pixels);
  const marks = pins.map((pin): Mark => ({ ...pin, shown: prices.get(pin) }));
  const room = labelRoom(marks, box, pixels);
  return {
    box,
    // North to south, so that focus moves in reading order.
    marks: marks.toSorted((a, b) => a.top - b.top || a.left - b.left),
    beyond: waysBeyond(places, room, box, pixels),
    places: placeLabels(places, room, box, pixels),
    scale: scaleOf(box),
    isClose: pixels / box.width > finest,
    polygon: polygon?.map((corner) => cornerText(project(corner))).join(' '),
  };
}

/** `pixels` is the width by which overlapping pins are joined. */
export function drawMap(content: MapContent, box: Box, pixels: number): Drawing {
  const clusters = clustersIn(content.properties, box, pixels);
  const isParted = partsCloser(box, pixels);
  const lookOf = (cluster: Cluster<MapProperty>) => markOf(cluster, { ...content, isParted });
  const { places, polygon } = content;
  return drawClusters({ clusters, lookOf, places, polygon }, box, pixels);
}

function spotIn(box: Box) {
  const percent = (part: number) => Math.round(part * 10_000) / 100;
  return ({ x, y }: Point): Spot => ({
    left: percent((x - box.x) / box.width),
    top: percent((y - box.y) / box.height),
  });
}

export function pinMark({ id, href, label, price, isExact }: MapProperty): Omit<Mark, keyof Spot> {
  return { ids: [id], href, label, price, isExact };
}

type ClusterWords = Pick<MapContent, 'hrefs' | 'clusterLabel'> & {
  isParted: (cluster: Cluster<MapPin>) => boolean;
};

export function clusterMark(
  cluster: Cluster<MapPin>,
  { hrefs, clusterLabel, isParted }: ClusterWords,
): Omit<Mark, keyof Spot> {
  const { pins, area } = cluster;
  return {
    ids: pins.map(({ id }) => id),
    href: areaHref(isParted(cluster) ? hrefs.area : hrefs.place, area),
    label: clusterLabel({ count: pins.length, place: commonCity(pins) }),
    isExact: true,
  };
}

export function markOf(cluster: Cluster<MapProperty>, words: ClusterWords): Omit<Mark, keyof Spot> {
  const [pin] = cluster.pins;
  return pin && cluster.pins.length === 1 ? pinMark(pin) : clusterMark(cluster, words);
}

export function areaHref(upToBounds: string, area: Area): string {
  return upToBounds + encodeURIComponent(areaParameter(area));
}

function commonCity(pins: readonly MapPin[]): string {
  const counts = new Map<string, number>();
  for (const { city } of pins) counts.set(city, (counts.get(city) ?? 0) + 1);
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most?.[0] ?? '';
}
