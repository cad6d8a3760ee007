import type { Position } from '../../../properties/model/position.ts';
import type { NearbyKind } from '../../../properties/model/record.ts';
import {
  type Box,
  covers,
  createFreeRoom,
  discBox,
  type PlacedText,
  type Point,
  textBox,
} from '../../../properties/map/drawing/free-room.ts';

/** Units are CSS pixels on the narrowest phone. A wider drawing has the same sizes further apart. */
export const sketchSize = { width: 280, height: 210 };
const centre: Point = { x: sketchSize.width / 2, y: sketchSize.height / 2 };

/** Metres as the crow flies. */
const rings = [500, 1000];
const unitsPerMetre = 0.09;
const metresPerDegree = 111_320;

export const discRadius = 11;
export const houseRadius = 13;
/** Places beyond the drawing appear at its edge. */
const edge = { side: 10, top: 10 };

type Placed = { position: Position; text: string };

export type SketchPlace = Placed & { kind: NearbyKind; name: string };
export type SketchTown = Placed & { name: string };

export type SketchPin = { kind: NearbyKind; spot: Point; disc: Point; label: PlacedText };
/** Clockwise from the east, in degrees. */
export type SketchEdge = { at: Point; degrees: number; label: PlacedText };

export type Sketch = {
  rings: { radius: number; label: PlacedText | undefined }[];
  pins: SketchPin[];
  edges: SketchEdge[];
  towns: PlacedText[];
};

type Content = {
  centre: Position;
  places: readonly SketchPlace[];
  towns: readonly SketchTown[];
  ringText: (metres: number) => string;
};

const mostEdges = 5;
const northBox = discBox({ x: 16, y: 22 }, 18);

const at = ({ x, y }: Point, radians: number, distance: number): Point => ({
  x: x + Math.cos(radians) * distance,
  y: y + Math.sin(radians) * distance,
});

function spotIn(own: Position): (position: Position) => Point {
  const perLatitude = metresPerDegree * unitsPerMetre;
  const perLongitude = perLatitude * Math.cos((own.latitude * Math.PI) / 180);
  return ({ latitude, longitude }) => ({
    x: centre.x + (longitude - own.longitude) * perLongitude,
    y: centre.y - (latitude - own.latitude) * perLatitude,
  });
}

const isInside = ({ spot: { x, y } }: { spot: Point }) =>
  x > edge.side + discRadius &&
  x < sketchSize.width - edge.side - discRadius &&
  y > edge.top + discRadius &&
  y < sketchSize.height - edge.top - discRadius;

/** Draws what lies around a property, at its true distance and direction. Leaves out what finds no room. */
export function drawSketch({ centre: own, places, towns, ringText }: Content): Sketch {
  const room = createFreeRoom(sketchSize.width, sketchSize.height);
  room.reserve(discBox(centre, houseRadius + 1), northBox);
  const spotOf = spotIn(own);
  const placesAround = places.map((place) => ({ ...place, spot: spotOf(place.position) }));
  const townsAround = towns.map((town) => ({ ...town, spot: spotOf(town.position) }));
  const beyond = [...placesAround, ...townsAround].filter((one) => !isInside(one));

  const pins = placesAround.filter(isInside).flatMap((place) => {
    const others = placesAround.filter((other) => other !== place);
    const isClear = (box: Box) => !others.some(({ spot }) => covers(box, spot));
    const ways = pinWays(place).filter((way) => pinBoxes(way).every(isClear));
    return room.take(ways, pinBoxes) ?? [];
  });
  const named = townsAround
    .filter(isInside)
    .flatMap(({ name, spot }) => room.take(nameWays(name, spot), (label) => [textBox(label)]) ?? []);
  const edges = beyond
    .flatMap(({ name, text, spot }) => room.take(edgeWays(spot, `${name} ${text}`), edgeBoxes) ?? [])
    .slice(0, mostEdges);
  return {
    rings: rings.map((metres) => {
      const radius = metres * unitsPerMetre;
      return { radius, label: room.take(ringWays(radius, ringText(metres)), (label) => [textBox(label)]) };
    }),
    pins,
    edges,
    towns: named,
  };
}

const pinBoxes = ({ disc, label }: SketchPin) => [discBox(disc, discRadius + 1), textBox(label)];

const edgeBoxes = ({ at: point, label }: SketchEdge) => [discBox(point, 6), textBox(label)];

function nameWays(text: string, { x, y }: Point): PlacedText[] {
  return [4, 20, -12].map((down) => ({ x, y: y + down, text, anchor: 'middle' }));
}

function pinWays({ kind, spot, text }: SketchPlace & { spot: Point }): SketchPin[] {
  const outwards = Math.atan2(spot.y - centre.y, spot.x - centre.x);
  const turns = [0, 45, -45, 90, -90, 135, -135];
  const moved = [24, 34, 46].flatMap((distance) =>
    turns.map((degrees) => at(spot, outwards + (degrees * Math.PI) / 180, distance)),
  );
  return [spot, ...moved].flatMap((disc) => {
    const beside = discRadius + 4;
    const labels: PlacedText[] = [
      { x: disc.x + beside, y: disc.y + 5, text, anchor: 'start' },
      { x: disc.x - beside, y: disc.y + 5, text, anchor: 'end' },
      { x: disc.x, y: disc.y + discRadius + 14, text, anchor: 'middle' },
      { x: disc.x, y: disc.y - discRadius - 5, text, anchor: 'middle' },
    ];
    return labels.map((label) => ({ kind, spot, disc, label }));
  });
}

function ringWays(radius: number, text: string): PlacedText[] {
  return [-90, 90, -60, -120, 60, 120, -30, -150, 30, 150, 0, 180].map((degrees) => {
    const { x, y } = at(centre, (degrees * Math.PI) / 180, radius);
    return { x, y: y + 5, text, anchor: 'middle' };
  });
}

function edgeWays(beyond: Point, text: string): SketchEdge[] {
  const [x, y] = [beyond.x - centre.x, beyond.y - centre.y];
  const reach = Math.min((centre.x - edge.side) / Math.abs(x), (centre.y - edge.top) / Math.abs(y));
  const point = { x: centre.x + x * reach, y: centre.y + y * reach };
  const degrees = Math.round((Math.atan2(y, x) * 180) / Math.PI);
  const labels: PlacedText[] = [
    { x: point.x - 10, y: point.y + 5, text, anchor: 'end' },
    { x: point.x + 10, y: point.y + 5, text, anchor: 'start' },
    { x: point.x, y: point.y + (y < 0 ? 22 : -12), text, anchor: 'middle' },
  ];
  const [left, right, middle] = labels;
  const ordered =
    Math.abs(point.x - centre.x) < 40 ? [middle, left, right] : x < 0 ? [right, middle] : [left, middle];
  return ordered.flatMap((label) => (label ? [{ at: point, degrees, label }] : []));
}
